-- Posts one answer a request to one planned game, each of 200 people from a browser of their own.
--
-- Arguments: the path of the form, the key of the game, and a number that no other run has.

local threads = 0

function setup(thread)
  thread:set("number", threads)
  threads = threads + 1
end

local count = 0
local answers = { "in", "in", "maybe", "out" }

function init(arguments)
  path, plan, run = arguments[1], arguments[2], tonumber(arguments[3])
end

function request()
  count = count + 1
  local person = (count * 2 + number) % 200
  local answer = answers[math.random(#answers)]
  local body = string.format("plan=%s&form=%d-%d-%d&name=Player+%d&answer=%s",
    plan, run, number, count, person, answer)
  return wrk.format("POST", path, {
    ["Content-Type"] = "application/x-www-form-urlencoded",
    ["Cookie"] = string.format("in=%021dA", person),
  }, body)
end
