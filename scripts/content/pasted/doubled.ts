import type { Leaving } from './leavings.ts'

/** Words that stand twice for a reason: 'so so', 'small small', 'log in in time', digits of a number. */
const ON_PURPOSE =
  'had|that|no|bye|so|very|really|many|much|too|more|far|long|now|yes|ha|la|ta|na|hey|well|there|on|in|is|do|can|will|her|out|off|up|over|knock|tick|blah|chop|win|half|same|small|quick|quickly|sharp|fine|soon|slow|slowly|softly|gently|big|fast|early|plenty|different|night|again|one|two|three|four|five|six|seven|eight|nine|ten|zero|oh|double'

const WORD = '\\p{Ll}{2,}|a'
const SMALL = 'the|an?|of|to|and|or|for|with|from|at|by|be|are|was|you|your|we|our|this|they|it|not'

/** Words and signs that were typed twice, and a space that was not typed. */
export const DOUBLED: readonly Leaving[] = [
  {
    pattern: /(?<=\p{L})["“”](?=\p{L})/gu,
    explanation: [
      'A quote stands within a word.',
      'Put it before or behind the word, or remove it.',
    ],
    doubtful: true,
  },
  {
    pattern: /(?<![\p{L}\p{N}_./@:#=&?%"{-])\p{Ll}{2,}\p{Lu}\p{Ll}{2,}(?![\p{L}\p{N}_/@=&?%"}-])/gu,
    explanation: [
      'A capital letter stands within a word.',
      'Where two words are meant, put a space between them; remove what was typed or pasted twice.',
    ],
    doubtful: true,
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}'’_./@{-])(?!(?:${ON_PURPOSE})[ \\t])(${WORD}|(?:The|An?|To|For|You|Your|We)(?=[ \\t]))[ \\t]+(?:(?=\\p{Ll})(?i:\\1)|\\1)(?![\\p{L}\\p{N}'’_@:/-]|\\.\\p{L})`,
      'gu',
    ),
    explanation: ['The word stands here twice.', 'Where that is not meant, remove one of the two.'],
    meant: ([, word = '']) => word,
    doubtful: true,
  },
  {
    // Of names, where Boogie Boogie is none.
    pattern: /(?<![\p{L}\p{N}])(\p{Lu}\p{Ll}{5,}|\p{L}+ \p{L}+),? \1(?![\p{L}\p{N}])/gu,
    explanation: ['These words stand here twice.', 'Where that is not meant, write them once.'],
    meant: ([, words = '']) => words,
    doubtful: true,
  },
  {
    pattern: new RegExp(
      `(?<=[\\p{L},] )(${SMALL})[ \\t]*(\\n[ \\t]*)\\1[ \\t]+(?=[\\p{L}{*\\[“"])`,
      'gu',
    ),
    explanation: [
      'The word stands here and at the beginning of the next line.',
      'Where that is not meant, remove one of the two.',
    ],
    meant: ([, word = '', lineBreak = '']) => `${word}${lineBreak}`,
    doubtful: true,
  },
  {
    pattern: /(?<![\p{L}\p{N}'’-])((?:[\p{L}\p{N}'’-]+ ){3,8})\1/gu,
    explanation: ['These words stand here twice.', 'Where that is not meant, write them once.'],
    meant: ([, words = '']) => words,
    doubtful: true,
  },
  {
    pattern:
      /(?<=(?:^|[\s("“])\p{L}?\p{Ll}{2,}[.!?])(?=(?!Comment)\p{Lu}\p{Ll}+(?:[\s,;:!?]|\.\s))/gmu,
    explanation: ['A space is missing here, between two sentences.', 'Put one there.'],
    meant: () => ' ',
    doubtful: true,
  },
  {
    // Three full stops stand for what is left out.
    pattern:
      /(?<=[\p{L})*_]|\}\})(?<!: (?:true|false|null))(?:,,|;;|::)(?=\s)|(?<=[\p{L}\p{N})\]}"”’*_])\.\.(?=\s|$|["”’)*_](?:\s|$|,))/gu,
    explanation: ['The sign stands here twice.', 'Where that is not meant, remove one of the two.'],
    meant: ([signs]) => signs.slice(0, 1),
    doubtful: true,
  },
]
