import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/newsletter/newsletterPage.ts'

export const newsletterPage = catalogue('newsletterPage', {
  goHome: 'मुख्यपृष्ठ',
  page: {
    title: 'वार्तापत्र',
    description: 'वार्तापत्राची नोंदणी पक्की करा किंवा वार्तापत्र बंद करा.',
  },
  pending: {
    title: 'फक्त एक टप्पा बाकी',
    text: 'मंदिराचे वार्तापत्र ईमेलने मिळण्यासाठी हे बटण दाबा.',
    button: 'नोंदणी पक्की करा',
  },
  confirmed: {
    title: 'आपली नोंदणी झाली आहे',
    text: 'मंदिराचे वार्तापत्र आम्ही ईमेलने पाठवू. ते येथून किंवा कोणत्याही ईमेलमधील लिंकने केव्हाही बंद करता येते.',
    button: 'वार्तापत्र बंद करा',
  },
  dailyMantra: {
    pending: { on: 'रोज सकाळी आजचा मंत्रही मिळेल.', offered: '' },
    confirmed: {
      on: 'आजचा मंत्र रोज सकाळी 5:30 वाजता येतो, मंदिराच्या वेळेनुसार.',
      offered: 'रोज सकाळी आजचा मंत्रही हवा आहे का?',
    },
    unsubscribed: { on: '', offered: '' },
    buttons: { on: 'रोजचा मंत्र बंद करा', offered: 'मला रोज मंत्र पाठवा' },
  },
  unsubscribed: {
    title: 'वार्तापत्र बंद झाले',
    text: 'यापुढे वार्तापत्र येणार नाही, आणि त्यासाठी आपला पत्ता आता आमच्याकडे नाही. पुन्हा हवे असल्यास कोणत्याही पानाच्या तळाशी नोंदणी करा.',
  },
  unknown: {
    title: 'या लिंकची मुदत संपली',
    text: 'लिंक तीन दिवसांहून जुनी किंवा अपुरी आहे. कृपया कोणत्याही पानाच्या तळाशी पुन्हा नोंदणी करा.',
  },
  unreachable: {
    title: 'आपली नोंदणी सध्या उघडत नाही',
    text: 'आपली लिंक अजून चालते. इंटरनेट आल्यावर पुन्हा प्रयत्न करा.',
    button: 'पुन्हा प्रयत्न करा',
  },
} satisfies Words<typeof english.newsletterPage.english>)
