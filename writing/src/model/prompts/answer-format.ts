/** How to answer a server that keeps to a schema. */
export const STRUCTURED_ANSWER = `Answer
Give the paragraphs, each with its sentences in order. Each sentence has its text and its sources: the "field" names of the data that it was written from, a note's field as well as its tick's where both went in. A sentence of explanation or advice has the one source "general".`;

/** How to answer a server that does not. */
export const PLAIN_ANSWER = `Answer
Write one sentence a line, and an empty line between paragraphs. Before each sentence stand its sources in square brackets: the "field" names of the data that it was written from, for example [level, level_notes], or [general] for explanation and advice. Write nothing else.`;
