import { all, any, type Rules } from "./patterns.ts";
import { SCHOOLWORK } from "./schoolwork.ts";

const AT_START = String.raw`(?:^|[.!?:;,(\[{"'\-–—>*#/]\s*|\b(?:please|now|and|then|but|so|instead|just|must|should|always|simply|also|kindly|you(?:'ll| will| must| should| can| may| shall| have to| need to| are to)?|i want you to|let's)\s+)`;
const ORDERED = String.raw`(?:previous|prior|preceding|above|earlier|foregoing|other|all|any|every|these|those|your|the)`;

export const INSTRUCTION: Rules = {
  harmless: all(
    String.raw`\b(?:to|not|n't|he|she|they|will|can|cannot|often|sometimes|would|may|might|could|did|does|do not always) (?:ignore|disregard|forget|skip|override|bypass) (?:[\w']+ ){0,4}(?:instructions?|rules?|directions?)\b`,
  ),
  always: any(
    String.raw`${AT_START}(?:ignore|disregard|forget|skip|override|bypass|drop|discard|overlook)\s+(?:(?:all|any|every|everything|of|the|your|my|these|those|this|previous|prior|preceding|above|earlier|foregoing|other|and|system|safety|original|initial|former|existing)\s+){0,5}(?:instructions?|prompts?|rules?|guidelines?|constraints?|directions?|commands?|orders?|context|text|notes?|messages?|above|before|previous(?:ly)?|facts?|data|fields?|ticks?|policies|everything|training|restrictions|inputs?)\b`,
    String.raw`${AT_START}(?:ignore|disregard|forget) (?:everything|anything|what(?:ever)?) (?:above|before|below|else|you|i|said|written|that)`,
    String.raw`\bsystem\s*(?:prompt|message|instruction|override|note)s?\b|\b(?:your|the|hidden|initial|original) (?:system )?prompt\b|\bprompt injection\b|\bjailbreak\w*|\bdeveloper mode\b|\bdan mode\b|\bdo anything now\b`,
    String.raw`\byou are (?:now )?(?:an? |the |no longer |my |in )?(?:\w+ )?(?:ai|a\.i\.|assistant|chat ?bot|gpt|chatgpt|claude|language model|llm|model|bot|developer|debug|pirate|poet|free)\b|\bas an? (?:ai|language model|assistant|llm)\b|\b(?:chatgpt|gpt-?\d|the (?:ai|llm|language model|chatbot)) (?:must|should|will|shall|has to|needs to|is to)\b`,
    String.raw`${AT_START}(?:act|behave|roleplay|role-play|respond|answer|speak) as (?:if|though|an?|the|my)\b|${AT_START}pretend (?:to be|you|that)\b`,
    String.raw`(?:^|\n|[\s>|])(?:system|assistant|user|human|developer|instructions?|prompt)\s*:\s`,
    String.raw`<\/?(?:system|assistant|user|instructions?|prompt|notes?|data|facts?|pupil|student|report|input)[^>]*>|<\|[\w ]*\|>|\[\/?(?:inst|sys|system|end)\]|<<\/?sys>>|###\s*(?:instruction|system|response|new|end)|---\s*(?:end|begin|new)|\bend of (?:the )?(?:notes?|data|input|prompt|facts|instructions)\b|"\s*[},\]]\s*[{",]|\bbegin new\b`,
    String.raw`\bnew (?:instructions?|task|rules?|system|orders?)\s*(?::|-|for you|follow)|\b(?:these|the|my) (?:new )?instructions (?:override|replace|supersede)\b|\boverrid(?:e|es|ing) (?:all|any|the|your|previous)\b`,
    String.raw`${AT_START}(?:write|say|state|claim|report|tell (?:them|the parents?|parents|everyone)|mention|note|declare|add|confirm|stress|emphasi[sz]e) (?:that|how|only that|just that|instead that) (?:he|she|they|it|the (?:pupil|student|child|boy|girl|school|teacher|report)|this (?:pupil|student|child|report|is)|i|we|you|\w+ (?:is|was|has|will|should|must|deserves|got|gets|needs|can|comes|works|failed|passed))\b`,
    String.raw`${AT_START}(?:write|produce|generate|create|compose|draft|output|print|return|give|make) (?:me )?(?:(?:a|an|the|this|his|her|their|my|only|just|nothing|something|one|two|three|some|\d+)\s+)(?:[\w'-]+ ){0,4}(?:report|reports|poem|song|limerick|haiku|joke|story|json|code|word|words|sentence|sentences|paragraph|paragraphs|text|summary|prompt|response|reply|recipe|table|list|instead)\b(?!.{0,12}\b(?:on|about|with more|using (?:\w+ )?(?:evidence|quotations?)|in (?:english|history|science)|for (?:homework|english|the assessment)))`,
    String.raw`${AT_START}(?:repeat|reveal|show|print|output|return|leak|display|recite|translate|summari[sz]e|list) (?:me |us |back )?(?:your(?! (?:full |clear |own |best )?(?:workings?|methods?|calculations?|steps?|understanding|evidence|knowledge|skills?|ideas?|reasoning|thinking|answers?|plans?|planning|best|work|notes to|verbs|words carefully)\b)|the (?:system|above|text|prompt|words?|instructions?|names?|whole|full|previous|original|other pupils?'?|placeholders?)|all (?:the )?(?:names?|instructions?|text|pupils|placeholders?)|everything|"|')`,
    String.raw`${AT_START}(?:reply|respond|answer|finish|end|begin|start) (?:only |just |with only |the report )?(?:with|by|in) (?:the (?:word|words|phrase|sentence|following|single)|only|just|"|'|json|french|spanish|german|capitals|capital letters|rhyme|a (?:poem|joke|single))`,
    String.raw`${AT_START}(?:do not|don't|never|avoid) (?:mention(?:ing)?|include|including|write|writing|say(?:ing)?|tell(?:ing)?|refer(?:ring)? to|report|use the (?:word|name)|put)\b(?! (?:enough|down|units|working|the answer|out|off|up with|in (?:much|enough|any|the)))`,
    String.raw`(?:^|[.!?:;]\s*|\b(?:please|kindly|can you|could you|make sure (?:to|you)|be sure to|remember to|you must|you should) )(?:mention|include|insert|append|add|use the (?:word|phrase|name)|praise|rate|grade|recommend|describe (?:him|her|them)|call (?:him|her|them)|refer to (?:him|her|them)) (?:that|the (?:word|phrase|sentence|following|text|link|url)|this|him|her|them|a (?:link|sentence|paragraph|line|joke|comment)|in the report|https?:)`,
    String.raw`\b(?:please|can you|could you) (?:write|mention|include|say|add|put|make|tell|use|keep|leave out|exclude|output|ignore|respond|reply|generate|rewrite|change|send|email|call|delete)\b`,
    String.raw`\b(?:the|this|your|his|her|their) (?:report|text|output|answer|response|reply|comment) (?:must|should|has to|needs to|shall|is to|ought to) (?:say|state|be|include|mention|contain|start|begin|end|read|only|not|never|claim|praise|use|have)\b`,
    String.raw`\b(?:in|to|into|on) (?:the|this|his|her|their|your) (?:report|text|output),? (?:please )?(?:write|say|state|mention|include|add|put|insert|claim)\b|${AT_START}(?:put|insert|add|include) .{1,60} (?:in|into|to|at the (?:end|start) of) (?:the|this|his|her|their|your|every) (?:report|text|output|answer)\b`,
    String.raw`${AT_START}(?:give|award) (?:him|her|them|this (?:pupil|student)|everyone) (?:an? |the |full |top |only )?(?:\w+ )?(?:a\*?|grade|marks?|top|advanced|praise|highest|glowing|excellent|perfect|distinction|review|report|9)\b`,
    String.raw`${AT_START}(?:set|change|mark|treat|switch|upgrade|override) (?:the |his |her |their |all |every )?(?:level|participation|punctuality|behaviour|behavior|homework|field|fields|grade|grades|ticks?|name|pronouns?|sentiment|tone)\b.{0,30}\b(?:to|as|into)\b`,
  ),
  unlessFramed: [],
  unlessSchoolwork: any(
    String.raw`${AT_START}(?:${ORDERED} )?(?:instructions?|rules?) (?:no longer|do not|don't) apply\b`,
  ),
  schoolwork: SCHOOLWORK,
};
