-- Stores a room's next version if the stored one is the one expected.
--
-- KEYS  room, log, tell channel, and the record if ARGV holds entries for it
-- ARGV  expected version, expected commit id, commit id, version, document, log entry,
--       not before (ms, 0 for at once), expiry (ms), log length, reply channel of the committing
--       process if it has subscribed to the tell channel, as far as it knows (else nothing),
--       record entries ...
--
-- Answers {'done'}, {'lost'} for a room that does not exist, {'lost', version, commit id,
-- document}, or {'early', now (ms)}.
--
-- The process that commits learns of it by the answer; it would only throw the announcement away.
-- So there is none where nobody else has subscribed. Its subscriptions share a connection that it
-- may have lost without knowing it yet: its reply channel, the last one it subscribes to, tells.
--
-- There is no `#!lua` line on purpose: with one, a full store would refuse the script before it
-- could say that this commit was done already. So the first write meets that refusal, and it
-- must be HSET: after a write that a full store allows, such as DEL, the others would pass.

local room, log, channel, record = KEYS[1], KEYS[2], KEYS[3], KEYS[4]
local stored = redis.call('HMGET', room, 'version', 'commit_id')

if stored[2] == ARGV[3] then
  return {'done'}
end

if (stored[1] or '0') ~= ARGV[1] or (stored[2] or '') ~= ARGV[2] then
  if not stored[1] then
    return {'lost'}
  end
  return {'lost', stored[1], stored[2], redis.call('HGET', room, 'document')}
end

if ARGV[7] ~= '0' then
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  if now < tonumber(ARGV[7]) then
    return {'early', now}
  end
end

redis.call('HSET', room, 'version', ARGV[4], 'commit_id', ARGV[3], 'document', ARGV[5])
if not stored[1] then
  redis.call('DEL', log)
end
redis.call('XADD', log, 'MAXLEN', '=', ARGV[9], ARGV[4] .. '-0', 'entry', ARGV[6])
redis.call('PEXPIRE', room, ARGV[8])
redis.call('PEXPIRE', log, ARGV[8])
if record then
  redis.call('RPUSH', record, unpack(ARGV, 11))
  redis.call('PEXPIRE', record, ARGV[8])
end
local subscribed = redis.call('PUBSUB', 'SHARDNUMSUB', channel, ARGV[10])
if subscribed[2] > subscribed[4] then
  redis.call('SPUBLISH', channel, ARGV[4] .. ' ' .. ARGV[3])
end
return {'done'}
