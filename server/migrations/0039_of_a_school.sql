-- What a school's lists bring of each pupil (classes, a guardian's newest decision) was found by reading every school's.
create index enrolments_institution on enrolments (institution_id, student_id, classroom_id);
create index guardian_consents_institution on guardian_consents (institution_id, student_id, id desc);
