-- Notes that somebody watches a room. A room that is gone stays gone.
--
-- KEYS  room

if redis.call('EXISTS', KEYS[1]) == 1 then
  local time = redis.call('TIME')
  redis.call('HSET', KEYS[1], 'watched', time[1] * 1000 + math.floor(time[2] / 1000))
end
