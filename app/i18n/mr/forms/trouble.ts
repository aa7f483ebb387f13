import { counted } from '#contract/i18n/en/plural.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/forms/trouble.ts'

const minutes = (seconds: number) => Math.ceil(seconds / 60)

export const trouble = catalogue('trouble', {
  unreachable: 'सध्या संपर्क होत नाही. आपण भरलेली माहिती येथेच आहे. इंटरनेट आल्यावर पुन्हा प्रयत्न करा.',
  server: 'आमच्याकडून काहीतरी चूक झाली. थोड्या वेळाने पुन्हा प्रयत्न करा.',
  signedOut: 'आपले लॉग आउट झाले आहे. कृपया पुन्हा लॉग इन करा.',
  checkFields: 'कृपया खूण केलेल्या जागा तपासा.',
  wrongFields: (count: number) =>
    counted(count, { one: '1 जागा तपासा', other: `${count} जागा तपासा` }),
  tooMany: (seconds: number) =>
    seconds < 90
      ? counted(seconds, {
          one: 'खूप वेळा प्रयत्न झाले. कृपया 1 सेकंद थांबून पुन्हा प्रयत्न करा.',
          other: `खूप वेळा प्रयत्न झाले. कृपया ${seconds} सेकंद थांबून पुन्हा प्रयत्न करा.`,
        })
      : `खूप वेळा प्रयत्न झाले. कृपया ${minutes(seconds)} मिनिटे थांबून पुन्हा प्रयत्न करा.`,
  tooManyNow: 'खूप वेळा प्रयत्न झाले. कृपया थोडा वेळ थांबून पुन्हा प्रयत्न करा.',
} satisfies Words<typeof english.trouble.english>)
