/** The Anthropic model where WRITER_MODEL names none. */
export const ANTHROPIC_MODEL = "claude-sonnet-4-5";

/** Where Anthropic is asked where WRITER_BASE_URL names no other address. */
export const ANTHROPIC_HOST = "api.anthropic.com";
