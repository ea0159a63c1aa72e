-- Posts one answer a request to one planned game after the other, each of many people from a browser of their own.
--
-- Arguments: a file with a line for each game (the path of its form), the key of the games, how many people
-- answer each, and a number that no other run has. No two threads answer for the same person of a game.

local threads = 0

function setup(thread)
  thread:set("number", threads)
  threads = threads + 1
end

local count = 0
local paths = {}
local answers = { "in", "in", "maybe", "out" }

function init(arguments)
  for line in io.lines(arguments[1]) do paths[#paths + 1] = line end
  plan, people, run = arguments[2], tonumber(arguments[3]), tonumber(arguments[4])
  math.randomseed(run * 2 + number)
end

function request()
  local turn = count * 2 + number
  count = count + 1
  local person = math.floor(turn / #paths) % people + 1
  local answer = answers[math.random(#answers)]
  local body = string.format("plan=%s&form=%d-%d-%d&name=Player+%d&answer=%s",
    plan, run, number, count, person, answer)
  return wrk.format("POST", paths[turn % #paths + 1], {
    ["Content-Type"] = "application/x-www-form-urlencoded",
    ["Cookie"] = string.format("in=%021dA", person),
  }, body)
end
