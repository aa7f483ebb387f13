import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/shell/noScript.ts'

export const noScript = catalogue('noScript', {
  text: 'इस ब्राउज़र में जावास्क्रिप्ट बंद है। सभी पेज पढ़े जा सकते हैं, पर फ़ॉर्म भरने और अपने शहर के अनुसार तारीखें देखने के लिए इसे चालू करें।',
} satisfies Words<typeof english.noScript.english>)
