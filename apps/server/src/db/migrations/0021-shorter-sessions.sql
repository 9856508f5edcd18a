-- Sessions that were opened when they lasted for a year end when those of today would.

update session set expires_at = created_at + interval '180 days'
where expires_at > created_at + interval '180 days';
