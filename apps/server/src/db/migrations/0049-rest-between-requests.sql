-- A request for a place that was taken back or turned down stays for a while: who asked rests before
-- asking for the same room again.
alter table room_request add column ended_at timestamptz;
