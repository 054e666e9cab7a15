-- Names are found and put in order in the same way by every database, whatever its locale: by keys of their own,
-- which the database makes of a row whenever it is written. contract/src/finding.ts folds a search in the same way.

-- Small letters without accents or apostrophes; words with one space between them.
create function folded(given text) returns text language sql immutable strict parallel safe
begin atomic
  select btrim(regexp_replace(
    replace(replace(replace(replace(
      translate(
        -- A letter and its accent come apart here, and the accent goes.
        regexp_replace(normalize(translate(given, U&'''\2019\2018\201B\02BC\02BB\02B9\02BE\02BF`\00B4\2032\FF07\00AD\200B\200C\200D\FEFF', ''), nfkd), '[\u0300-\u036F]', '', 'g'),
        'ABCDEFGHIJKLMNOPQRSTUVWXYZØøŁłĐđÐðĦħıŦŧƗɨŊŋƁɓƊɗƘƙƐɛƆɔƏəÆŒẞÞΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯІЄҐЂЈЉЊЋЏЅ'
          || U&'\0009\000A\000B\000C\000D!"#$%&()*+,-./:;<=>?@[\\]^_{|}~\00AB\00BB\00B7\2010\2012\2013\2014\2015\201C\201D\201E\2022\2044\2212'
          || U&'''\2019\2018\201B\02BC\02BB\02B9\02BE\02BF`\00B4\2032\FF07\00AD\200B\200C\200D\FEFF',
        'abcdefghijklmnopqrstuvwxyzoollddddhhittiinnbbddkkeeooeeæœßþαβγδεζηθικλμνξοπρστυφχψωабвгдежзиклмнопрстуфхцчшщъыьэюяієґђјљњћџѕ'
          || repeat(' ', 49)),
      'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th'),
    ' +', ' ', 'g'), ' ');
end;

-- What a text is sorted by, byte by byte: a number by how many digits it has, and then by those.
create function sort_key(given text) returns text language sql immutable strict parallel safe
begin atomic
  select coalesce(string_agg(coalesce(part[1],
      lpad(length(ltrim(part[2], '0'))::text, 3, '0') || ltrim(part[2], '0')), '' order by at), '')
  from regexp_matches(folded(given), '([^0-9]+)|([0-9]+)', 'g') with ordinality as found (part, at);
end;

-- What a search looks through: each text in words, and in one word for whoever types it so.
create function search_key(given text[]) returns text language sql immutable strict parallel safe
begin atomic
  with texts as materialized (
    select folded(one) as words, at from unnest(given) with ordinality as texts (one, at)
  )
  select coalesce(string_agg(words || ' ' || replace(words, ' ', ''), ' ' order by at), '') from texts;
end;

grant execute on function folded(text), sort_key(text), search_key(text[]) to reportair_app;

alter table students
  add column last_name_key text collate "C" not null generated always as (sort_key(last_name)) stored,
  add column first_name_key text collate "C" not null generated always as (sort_key(first_name)) stored,
  add column form_group_key text collate "C" generated always as (sort_key(form_group)) stored,
  add column student_id_key text collate "C" not null generated always as (sort_key(student_id)) stored,
  add column search_key text collate "C" not null
    generated always as (search_key(array[first_name, last_name, student_id, form_group])) stored;
drop index students_name;
create index students_name on students (institution_id, last_name_key, first_name_key, id);

alter table users
  add column last_name_key text collate "C" not null generated always as (sort_key(last_name)) stored,
  add column first_name_key text collate "C" not null generated always as (sort_key(first_name)) stored,
  add column search_key text collate "C" not null generated always as (search_key(array[first_name, last_name])) stored;
drop index users_institution;
create index users_institution on users (institution_id, last_name_key, first_name_key);

alter table classrooms
  add column name_key text collate "C" not null generated always as (sort_key(name)) stored,
  add column subject_key text collate "C" not null generated always as (sort_key(subject)) stored,
  add column search_key text collate "C" not null generated always as (search_key(array[name, subject])) stored;

-- A pupil's file holds what is known of the pupil, not what it is found by.
do $$
begin
  execute replace(pg_get_functiondef('student_file(integer)'::regprocedure), 'to_jsonb(s) - ''institution_id''',
    'to_jsonb(s) - array[''last_name_key'', ''first_name_key'', ''form_group_key'', ''student_id_key'', ''search_key''] - ''institution_id''');
end
$$;
