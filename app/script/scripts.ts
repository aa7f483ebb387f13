/** In display order. */
export const scriptNames = [
  'devanagari',
  'iast',
  'roman',
  'telugu',
  'tamil',
  'kannada',
  'bengali',
  'gujarati',
  'malayalam',
] as const
export type ScriptName = (typeof scriptNames)[number]

type Script = {
  /** The subtag of its language tag, as in `sa-Telu`. Devanagari is Sanskrit's usual script. */
  subtag?: string
  /** The numbering system of `Intl`. */
  digits: string
  /** What the library calls it; absent if the text or the server has it already. */
  scheme?: string
}

export const scripts: Readonly<Record<ScriptName, Script>> = {
  devanagari: { digits: 'deva' },
  iast: { subtag: 'Latn', digits: 'latn' },
  roman: { subtag: 'Latn', digits: 'latn', scheme: 'itrans' },
  telugu: { subtag: 'Telu', digits: 'telu', scheme: 'telugu' },
  // Plain Tamil writes ka, kha, ga and gha alike; raised numbers tell them apart.
  tamil: { subtag: 'Taml', digits: 'tamldec', scheme: 'tamil_superscripted' },
  kannada: { subtag: 'Knda', digits: 'knda', scheme: 'kannada' },
  bengali: { subtag: 'Beng', digits: 'beng', scheme: 'bengali' },
  gujarati: { subtag: 'Gujr', digits: 'gujr', scheme: 'gujarati' },
  malayalam: { subtag: 'Mlym', digits: 'mlym', scheme: 'malayalam' },
}

export const isRoman = (script: ScriptName): boolean => scripts[script].subtag === 'Latn'

/** `sa-Telu`: the language stays the text's own. */
export const languageTag = (script: ScriptName, language = 'sa'): string =>
  [language, scripts[script].subtag].filter(Boolean).join('-')
