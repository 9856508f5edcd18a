-- Who of the staff looked at which child's data is kept in the audit log alone, whatever showed it.

-- Looks at reports were counted in a table of their own. Those that the log does not have go there.
insert into audit_entry (at, actor_id, action, about_id, details)
select look.looked_at, look.account_id, 'child-data-read', child.id,
  jsonb_build_object('what', 'reports', 'reportIds', jsonb_agg(report.id order by report.id))
from report_look as look
join report on report.id = look.report_id
join account as child on child.id in (report.about_id, report.reporter_id)
where child.role = 'LEARNER' and child.age_band <> 'ADULT' and child.id <> look.account_id
  and not exists (
    select from audit_entry as kept
    where kept.action = 'child-data-read'
      and kept.actor_id = look.account_id
      and kept.about_id = child.id
      and kept.at = look.looked_at
  )
group by look.looked_at, look.account_id, child.id
order by look.looked_at;

drop table report_look;

-- The same look within an hour is not kept twice: it is asked for each child of a list.
create index audit_entry_look on audit_entry (actor_id, about_id, (details ->> 'what'), at)
where action = 'child-data-read';

-- The log is read by its newest, in all and of one action.
create index audit_entry_action on audit_entry (action, id);
