import type { Verse } from '#app/i18n/en/festivals/verses.ts'

export type { Verse } from '#app/i18n/en/festivals/verses.ts'

/** The same verse as in English, whose sources it names. */
export const syamantaka: Verse = {
  lines: [
    {
      text: 'सिंहः प्रसेनमवधीत् सिंहो जाम्बवता हतः ।' as const,
      iast: 'siṃhaḥ prasenamavadhīt siṃho jāmbavatā hataḥ' as const,
    },
    {
      text: 'सुकुमारक मा रोदीस्तव ह्येष स्यमन्तकः ॥' as const,
      iast: 'sukumāraka mā rodīstava hyeṣa syamantakaḥ' as const,
    },
  ],
  meaning: 'सिंह ने प्रसेन को मारा; उस सिंह को जांबवान ने मारा। सुकुमार बालक, मत रो: यह स्यमंतक मणि तेरी ही है।',
}

/** The verse of the moon's arghya. */
export const arghya: Verse = {
  lines: [
    {
      text: 'क्षीरोदार्णवसम्भूत अत्रिगोत्रसमुद्भव ।' as const,
      iast: 'kṣīrodārṇavasambhūta atrigotrasamudbhava' as const,
    },
    {
      text: 'गृहाणार्घ्यं मया दत्तं रोहिण्या सहितः शशिन् ॥' as const,
      iast: 'gṛhāṇārghyaṃ mayā dattaṃ rohiṇyā sahitaḥ śaśin' as const,
    },
  ],
  meaning: 'क्षीरसागर से जन्मे, अत्रि के गोत्र में उदित हे चंद्रदेव, रोहिणी के साथ मेरा दिया यह अर्घ्य स्वीकार करें।',
}
