-- Keeps the list of public rooms, and answers those in which something happened last.
--
-- KEYS  when each room was shown last, when something happened in it last, what is said of it
-- ARGV  lease (ms), how many to answer, then three for each room that has news: its code, when
--       something happened in it last (ms), and what is said of it (nothing: it is taken out)
--
-- A room that is not shown again within the lease falls out: nobody is in it any more, or its
-- process is gone. So does the whole list when there is no process left.

local shown, happened, said = KEYS[1], KEYS[2], KEYS[3]
local lease = tonumber(ARGV[1])
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)

local function take_out(code)
  redis.call('ZREM', shown, code)
  redis.call('ZREM', happened, code)
  redis.call('HDEL', said, code)
end

for place = 3, #ARGV, 3 do
  local code = ARGV[place]
  if ARGV[place + 2] == '' then
    take_out(code)
  else
    redis.call('ZADD', shown, now, code)
    redis.call('ZADD', happened, 'GT', ARGV[place + 1], code)
    redis.call('HSET', said, code, ARGV[place + 2])
    for _, key in ipairs(KEYS) do
      redis.call('PEXPIRE', key, lease)
    end
  end
end

for _, code in ipairs(redis.call('ZRANGEBYSCORE', shown, '-inf', now - lease)) do
  take_out(code)
end

local codes = {}
if ARGV[2] ~= '0' then
  codes = redis.call('ZREVRANGE', happened, 0, ARGV[2] - 1)
end
if #codes == 0 then
  return {}
end
return redis.call('HMGET', said, unpack(codes))
