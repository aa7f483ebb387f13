import library from '@indic-transliteration/sanscript'
import { iastBy } from '#contract/mantras/otherScripts.ts'

// Its types describe an ES module with a default export; what Node imports is that export itself.
const sanscript = library as unknown as typeof library.default

/** Devanagari as Roman letters: `गं गणपतये नमः` is `gaṃ gaṇapataye namaḥ`. */
export const toIast = iastBy((devanagari) => sanscript.t(devanagari, 'devanagari', 'iast'))
