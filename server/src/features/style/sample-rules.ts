/**
 * The version of the rules by which samples are stored and profiles are learnt. What an earlier one made is gone over in
 * the background, and no words of it are used before. Raise it when less may be stored or learnt than before.
 */
export const SAMPLE_RULES = 2;
