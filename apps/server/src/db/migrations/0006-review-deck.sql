-- The review deck: what comes back before it is forgotten.

-- One card for each word that a learner saved, and for each question of a quiz that was answered
-- wrong. The card of a word that is taken out stays, and goes on from there if the word is put back.
create table review_card (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  word text,
  lesson_id text,
  question_id text,
  state text not null default 'new' check (state in ('new', 'learning', 'review', 'relearning')),
  due_at timestamptz not null,
  stability double precision not null default 0,
  difficulty double precision not null default 0,
  learning_step integer not null default 0,
  reviews integer not null default 0,
  lapses integer not null default 0,
  reviewed_at timestamptz,
  created_at timestamptz not null default now(),
  check ((word is null) <> (question_id is null)),
  check ((lesson_id is null) = (question_id is null)),
  unique (account_id, word),
  unique (account_id, lesson_id, question_id)
);

insert into review_card (account_id, word, due_at, created_at)
select account_id, word, saved_at, saved_at
from saved_word;

-- Each grade, only ever added to. A grade that is sent again has the same review id; where a
-- mistake was made again in a lesson, that is the id of the attempt.
create table review_log (
  id bigint generated always as identity primary key,
  account_id uuid not null references account on delete cascade,
  card_id uuid not null references review_card on delete cascade,
  review_id text not null,
  grade text not null check (grade in ('again', 'hard', 'good', 'easy')),
  source text not null check (source in ('deck', 'lesson')),
  reviewed_at timestamptz not null,
  -- What the grade made of the card.
  state text not null,
  stability double precision not null,
  difficulty double precision not null,
  due_at timestamptz not null,
  unique (card_id, review_id)
);
create index review_log_account on review_log (account_id);
