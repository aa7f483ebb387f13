export type Verse = { lines: { text: string; iast: string }[]; meaning: string }

/**
 * Compared letter by letter with Anantadeva's Smritikaustubha (Nirnaya Sagara, 1931, p. 216), as edited
 * for jyotisham/adyatithi, and with three other public texts that print it; they differ only in
 * whether अवधीत्सिंहो is written as one word.
 */
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
  meaning:
    'The lion killed Prasena; the lion was killed by Jambavan. Tender child, do not weep: this Syamantaka is yours.',
}

/**
 * Compared letter by letter with the vow of Sankashti in the Ganesha Purana (Upasana Khanda 69, in
 * the transcription of sanskrit/raw_etexts_english, padmavajra 2021-03-01, with its slips of ण and
 * न corrected) and with Madhva's Jayantinirnaya 9 (madhva.in), where it is also the verse of the
 * moon's arghya.
 */
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
  meaning:
    'Born of the ocean of milk, risen in the line of Atri: accept, O moon, with Rohini at your side, the arghya I give.',
}
