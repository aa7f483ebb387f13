import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/shell/noScript.ts'

export const noScript = catalogue('noScript', {
  text: 'या ब्राउझरमध्ये जावास्क्रिप्ट बंद आहे. सर्व पाने वाचता येतात; पण फॉर्म भरण्यासाठी आणि आपल्या शहराप्रमाणे तारखा पाहण्यासाठी ती सुरू करा.',
} satisfies Words<typeof english.noScript.english>)
