import { any } from "./patterns.ts";

/** Signs that a clause tells of work on a topic, not of the student's own life. */
export const SCHOOLWORK = any(
  String.raw`\b(?:essay|poems?|poetry|novel|novella|play|plays|drama|script|stanza|sonnet|soliloquy|monologue|characters?|protagonist|themes?|chapter|plot|scene|extract|text|source|fiction|story|stories|storytelling|narrative|article|speech|debates?|debated|presentation|project|poster|powerpoint|coursework|topic|unit|module|lessons? on|case study|investigation|experiment|practical|exam question|question on|model of)\b`,
  String.raw`\b(?:painting|paintings|drawing|drawings|sketch|sketches|portrait|still life|sculpture|photograph|photography|collage|composition|canvas|watercolours?)\b`,
  String.raw`\b(?:shakespeare|macbeth|romeo|juliet|hamlet|ophelia|othello|desdemona|inspector calls|eva smith|dickens|scrooge|oliver twist|steinbeck|lennie|jekyll|frankenstein|blood brothers|lord of the flies|jane eyre|heathcliff|plath|owen|duffy|armitage)\b`,
  String.raw`\b(?:henry (?:viii|the eighth)|tudors?|victorians?|medieval|reformation|weimar|nazis?|holocaust|industrial revolution|workhouses?|reign|empire|\d{2}th century|century|1[0-9]{3}s?|great depression|wall street|world war|ww1|ww2|civil war|suffragettes?|cold war|treaty)\b`,
  String.raw`\b(?:explain(?:ed|s|ing)?|analys(?:e|ed|es|is|ing)|evaluat(?:ed?|es|ing|ion)|research(?:ed|ing)?|studied|studying|revis(?:e|ed|ing|ion)|compar(?:ed?|ing|ison)|wrote about|writing about|write about|written about|discuss(?:ed|ing|ion)? (?:of|on|the)|knowledge of|understanding of|understands|described|describing|learn(?:t|ed|ing) about|curriculum|biology|psychology|sociology|pshe|geography|history|economics)\b`,
);
