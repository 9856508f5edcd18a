-- A guest who gave no name was "Student ba3" to others. Now each has a friendly one of two words, by
-- the number of the account, or by one that the guest picked; whoever has the old name has a new one.
create function friendly_name(seed uuid) returns text language sql immutable parallel safe
return (array[
  'Blue', 'Green', 'Golden', 'Silver', 'Sunny', 'Quiet', 'Happy', 'Kind',
  'Calm', 'Bright', 'Brave', 'Gentle', 'Clever', 'Lucky', 'Merry', 'Quick',
  'Warm', 'Fresh', 'Early', 'Busy', 'Cheerful', 'Friendly', 'Polite', 'Curious',
  'Honest', 'Smart', 'Patient', 'Lively', 'Tidy', 'Bold', 'Purple', 'Orange'
])[1 + ('x' || substr(md5(seed::text), 1, 4))::bit(16)::int % 32]
|| ' ' || (array[
  'Kite', 'Otter', 'River', 'Cloud', 'Star', 'Moon', 'Garden', 'Lake',
  'Leaf', 'Maple', 'Lantern', 'Bridge', 'Boat', 'Sail', 'Harbour', 'Meadow',
  'Hill', 'Forest', 'Stone', 'Pebble', 'Shell', 'Wave', 'Breeze', 'Rainbow',
  'Sunrise', 'Feather', 'Robin', 'Swan', 'Sparrow', 'Dolphin', 'Turtle', 'Panda',
  'Koala', 'Penguin', 'Puffin', 'Owl', 'Lark', 'Violin', 'Guitar', 'Piano',
  'Flute', 'Book', 'Pencil', 'Compass', 'Map', 'Window', 'Teapot', 'Candle',
  'Apple', 'Mango', 'Lemon', 'Olive', 'Clover', 'Daisy', 'Tulip', 'Island',
  'Valley', 'Mountain', 'Comet', 'Planet', 'Rocket', 'Train', 'Bicycle', 'Puzzle'
])[1 + ('x' || substr(md5(seed::text), 5, 4))::bit(16)::int % 64];

-- By which a guest picked a name; null for who has not.
alter table account add column name_seed uuid;
alter table account drop column shown_name;
alter table account
  add column shown_name text not null generated always as (
    case
      when registered_at is null and not is_demo and name = 'Student'
        then friendly_name(coalesce(name_seed, id))
      when role = 'LEARNER' and not is_bot and not is_demo then split_part(name, ' ', 1)
      else name
    end
  ) stored;
