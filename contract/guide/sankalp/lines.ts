import type { SankalpTime } from '#almanac/sankalp.ts'
import { type PeopleId, peopleForms, type SankalpPeople } from './people.ts'
import { type PlaceId, placeForms, type SankalpPlace } from './place.ts'
import { type TimeId, timeForms } from './timeForms.ts'

/** What a rite is performed for; one that a temple added is `daily`. */
export const sankalpRites = ['daily', 'sankashti', 'ganesh_chaturthi'] as const
type SankalpRite = (typeof sankalpRites)[number]

type EraId = 'shaka' | 'vikram'
type ResolveId = 'puja' | 'fast' | 'offerings'

/** Names a line, and what it means in plain words. */
export type SankalpLineId =
  | 'vishnu'
  | 'command'
  | 'creation'
  | 'kalpa'
  | 'manvantara'
  | 'yuga'
  | PlaceId
  | EraId
  | TimeId
  | 'planets'
  | 'day'
  | PeopleId
  | 'wellbeing'
  | 'merit'
  | 'purpose'
  | ResolveId

/** One breath of the sentence. */
export type SankalpLine = {
  id: SankalpLineId
  /** Sanskrit in Devanagari. */
  text: string
  /** Names within the text that stay in the script they were typed in. */
  inOwnScript: readonly string[]
}

export type SankalpSaid = {
  time: SankalpTime
  place: SankalpPlace
  people: SankalpPeople
  rite: SankalpRite
  /** Whether the year has the name the north gives it, and the era of Vikrama. */
  isNorthernYear?: boolean
}

const beginning = [
  ['vishnu', 'ॐ विष्णुर्विष्णुर्विष्णुः'],
  ['command', 'श्रीमद्भगवतो महापुरुषस्य विष्णोराज्ञया प्रवर्तमानस्य'],
  ['creation', 'अद्य ब्रह्मणो द्वितीये परार्धे'],
  ['kalpa', 'श्रीश्वेतवाराह-कल्पे'],
  ['manvantara', 'वैवस्वत-मन्वन्तरे'],
  ['yuga', 'अष्टाविंशतितमे कलियुगे प्रथम-चरणे'],
] as const

const eras = {
  shaka: 'शालिवाहन-शके अस्मिन् वर्तमाने व्यावहारिके',
  vikram: 'विक्रमाब्दे अस्मिन् वर्तमाने व्यावहारिके',
}

/** What the rite is for, and what is resolved. */
const purposes: Readonly<Record<SankalpRite, { purpose: string; resolve: [ResolveId, string] }>> = {
  daily: { purpose: 'श्रीमहागणपति-प्रीत्यर्थं', resolve: ['puja', 'यथाशक्ति पूजनं करिष्ये ।'] },
  sankashti: {
    purpose: 'श्रीगणेश-प्रीत्यर्थं',
    resolve: ['fast', 'यथाशक्ति श्रीसिद्धिविनायक-पूजां सङ्कष्टचतुर्थी-व्रतं च करिष्ये ।'],
  },
  ganesh_chaturthi: {
    purpose: 'श्रीसिद्धिविनायक-प्रीत्यर्थं',
    resolve: ['offerings', 'यथाशक्ति ध्यान-आवाहनादि-षोडशोपचारैः श्रीसिद्धिविनायक-पूजां करिष्ये ।'],
  },
}

/**
 * The sankalp of a family, from the greatest time and place to their own, as lines to be read slowly. In Roman letters it
 * is written like every other text (`iastBy`).
 */
export function sankalpLines({
  time,
  place,
  people,
  rite,
  isNorthernYear = false,
}: SankalpSaid): SankalpLine[] {
  const { lunar, northern } = time.samvatsara
  const { purpose, resolve } = purposes[rite]
  const era: EraId = isNorthernYear ? 'vikram' : 'shaka'
  const line = ([id, text]: readonly [SankalpLineId, string]): SankalpLine => ({
    id,
    text,
    inOwnScript: [],
  })
  return [
    ...beginning.map(line),
    ...placeForms(place).map(line),
    line([era, eras[era]]),
    ...timeForms(time, isNorthernYear ? northern : lunar).map(line),
    line(['planets', 'शेषेषु ग्रहेषु यथायथं राशि-स्थान-स्थितेषु सत्सु']),
    line(['day', 'एवं-गुण-विशेषण-विशिष्टायां शुभ-पुण्य-तिथौ']),
    ...peopleForms(people),
    line(['wellbeing', 'क्षेम-स्थैर्य-आयुर्-आरोग्य-ऐश्वर्याभिवृद्ध्यर्थं']),
    line(['merit', 'श्रुति-स्मृति-पुराणोक्त-फल-प्राप्त्यर्थं']),
    line(['purpose', purpose]),
    line(resolve),
  ]
}
