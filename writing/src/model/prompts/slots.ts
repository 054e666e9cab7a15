/** How the student is written of; part of every prompt that asks for sentences. */
export const SLOTS = `Slots
- The pupil's name is always {PUPIL}, exactly so; the possessive is {PUPIL}'s. It stands in the report at least twice.
- Every pronoun for the pupil is a slot: {they} {them} {their} {theirs} {themselves}, at the beginning of a sentence {They} {Their}. Never write he, she, his, her or a bare they for the pupil. A bare they means several people.
- Every verb in the present tense whose subject is {they} is a slot with both forms, singular first: {They} {works|work} hard and {shows|show} care; {they} {is|are}; {they} {has|have}. After {PUPIL} the verb is written plainly in the singular.
- Other words in braces, as {STAFF_1} or {DATE_1}, stand for what you may not see. Use one only where its note is worked in, exactly as it stands. Invent none.`;
