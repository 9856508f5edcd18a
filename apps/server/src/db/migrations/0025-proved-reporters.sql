-- A sign-up takes a moment, as a guest does: reports rank by whether anybody vouches for who wrote
-- them, or whose words were found. What is open is asked again; where who reported is gone, nobody
-- can be asked, and it stays as it was.
alter table report rename column is_from_guest to is_from_unproved;

update report set is_from_unproved = true
from account
where report.state = 'OPEN'
  and account.id = case when report.source = 'PERSON' then report.reporter_id else report.about_id end
  and account.email_verified_at is null and account.enrolled_at is null
  and not account.has_consent and account.role = 'LEARNER'
  and not exists (select from sign_in_identity as identity where identity.account_id = account.id)
  and not exists (select from class_member as member where member.account_id = account.id);
