import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/offline/blocked.ts'

export const blocked = catalogue('blocked', {
  text: 'या ॲपची जुनी आवृत्ती दुसऱ्या टॅबमध्ये उघडी आहे. कृपया तो टॅब बंद करा; तोपर्यंत नवीन काही जतन होणार नाही. आधी जतन केलेले सुरक्षित आहे.',
} satisfies Words<typeof english.blocked.english>)
