import { expect, it } from 'vitest'
import { findCity } from '#almanac/cities/cities.ts'
import { sankalpTimeAt } from '#almanac/sankalp.ts'
import { sankalpLines } from '#contract/guide/sankalp/lines.ts'
import { transliterate } from './transliterate.ts'

it('A sankalp is written in Roman letters like every other text, and names as they were typed', () => {
  const pune = findCity('pune')
  if (!pune) throw new Error('Pune is not listed')
  const lines = sankalpLines({
    time: sankalpTimeAt(pune, Date.parse('2026-12-01T02:30:00Z')),
    place: pune,
    people: { names: ['Ramesh', 'सुनीता'] },
    rite: 'daily',
  })
  const iast = lines.map(({ text }) => transliterate(text, 'iast'))
  expect(iast).toEqual([
    'oṃ viṣṇurviṣṇurviṣṇuḥ',
    'śrīmadbhagavato mahāpuruṣasya viṣṇorājñayā pravartamānasya',
    'adya brahmaṇo dvitīye parārdhe',
    'śrīśvetavārāha-kalpe',
    'vaivasvata-manvantare',
    'aṣṭāviṃśatitame kaliyuge prathama-caraṇe',
    'jambū-dvīpe bhārata-varṣe bharata-khaṇḍe',
    'daṇḍakāraṇye deśe godāvaryāḥ dakṣiṇe tīre',
    'puṇe-nagare',
    'śālivāhana-śake asmin vartamāne vyāvahārike',
    'parābhava-nāma-saṃvatsare',
    'dakṣiṇāyane',
    'śarad-ṛtau',
    'kārtika-māse',
    'kṛṣṇa-pakṣe',
    'aṣṭamyāṃ tithau',
    'bhauma-vāsare',
    'maghā-nakṣatre',
    'vaidhṛti-yoge',
    'bālava-karaṇe',
    'siṃha-rāśi-sthite candre',
    'vṛścika-rāśi-sthite sūrye',
    'śeṣeṣu graheṣu yathāyathaṃ rāśi-sthāna-sthiteṣu satsu',
    'evaṃ-guṇa-viśeṣaṇa-viśiṣṭāyāṃ śubha-puṇya-tithau',
    'kāśyapa-gotrotpannānāṃ',
    'Ramesh, sunītā iti nāmadheyānām',
    'asmākaṃ sahakuṭumbānāṃ saparivārāṇāṃ',
    'kṣema-sthairya-āyur-ārogya-aiśvaryābhivṛddhyarthaṃ',
    'śruti-smṛti-purāṇokta-phala-prāptyarthaṃ',
    'śrīmahāgaṇapati-prītyarthaṃ',
    'yathāśakti pūjanaṃ kariṣye|',
  ])
})
