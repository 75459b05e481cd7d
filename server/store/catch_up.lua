-- A room with its log from a version on.
--
-- KEYS  room, log
-- ARGV  the version
--
-- Answers {} for a room that does not exist, else {version, commit id, document, log entries},
-- the entries as XRANGE gives them.

local stored = redis.call('HMGET', KEYS[1], 'version', 'commit_id', 'document')
if not stored[1] then
  return {}
end
return {stored[1], stored[2], stored[3], redis.call('XRANGE', KEYS[2], ARGV[1] .. '-0', '+')}
