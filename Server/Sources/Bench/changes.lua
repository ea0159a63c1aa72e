-- Posts one change a request to one squad after the other, like a device that is up to date.
--
-- Arguments: a file with a line for each squad (id, token, player, sequence number), and a number
-- that no other run has. Each thread keeps to its own squads.

local threads = 0

function setup(thread)
  thread:set("number", threads)
  threads = threads + 1
  thread:set("step", 2)
end

local squads = {}
local count = 0

function init(arguments)
  run = tonumber(arguments[2])
  math.randomseed(run * 2 + number)
  for line in io.lines(arguments[1]) do
    local id, token, player, sequence = line:match("(%S+) (%S+) (%S+) (%d+)")
    squads[#squads + 1] = {
      path = wrk.path == "/" and "/" or "/api/squads/" .. id .. "/changes",
      headers = { ["Authorization"] = "Bearer " .. token, ["Content-Type"] = "application/json" },
      player = player,
      sequence = sequence,
    }
  end
end

local form = '{"since":%s,"changes":[{"id":"%08X-%04X-4%03X-8%03X-%04X%08X",'
  .. '"device":"00000000-0000-4000-8000-000000000001","madeAt":1795200000000,'
  .. '"kind":"playerEdited","player":"%s","field":"age","value":%d}]}'

function request()
  count = count + 1
  local index = (count * step + number) % #squads + 1
  local squad = squads[index]
  local body = form:format(squad.sequence, math.random(0, 4294967295), run, number,
    0, index, count, squad.player, 20 + count % 40)
  return wrk.format("POST", squad.path, squad.headers, body)
end

function response(status, headers, body)
  local index, sequence = body:match('"id":"%x+%-%x+%-%x+%-%x+%-(%x%x%x%x)%x+","sequence":(%d+)')
  local squad = index and squads[tonumber(index, 16)]
  if squad then squad.sequence = sequence end
end
