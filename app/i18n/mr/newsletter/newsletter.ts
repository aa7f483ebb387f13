import { confirmationOffered } from '#contract/i18n/en/calendarPageConsent.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/newsletter/newsletter.ts'

const failed = (what: string) => ({
  title: 'नोंदणी झाली नाही',
  description: `${what} नोंदणी करता आली नाही. कृपया पुन्हा प्रयत्न करा.`,
})

export const newsletter = catalogue('newsletter', {
  invalidTitle: 'ईमेल पत्ता बरोबर नाही',
  invalidText: 'कृपया योग्य ईमेल पत्ता लिहा',
  invalidField: 'कृपया पत्ता तपासा, जसे name@example.com.',
  label: 'आपला ईमेल',
  placeholder: 'name@example.com',
  consent: 'नोंदणी पक्की करण्यासाठी आम्ही ईमेलने लिंक पाठवू. वार्तापत्र केव्हाही बंद करता येते.',
  confirm: 'कृपया आपला ईमेल पाहा आणि नोंदणी पक्की करण्यासाठी त्यातील लिंक उघडा.',
  openLink: 'नोंदणी पक्की करण्यासाठी आमच्या ईमेलमधील लिंक उघडा.',
  waiting: 'या फोनवर जतन केले. इंटरनेट येताच पाठवू.',
  outboxName: 'वार्तापत्र',
  places: {
    footer: {
      heading: 'वार्तापत्र',
      text: '',
      button: 'सदस्य व्हा',
      busy: '...',
      success: {
        title: 'धन्यवाद!',
        description: 'सणांची माहिती आणि आध्यात्मिक लेख आपल्याला ईमेलने मिळतील.',
      },
      failure: failed('वार्तापत्राची'),
    },
    mantras: {
      heading: 'रोज सकाळी एक मंत्र',
      text: 'रोज एक मंत्र, त्याच्या अर्थासह, आम्ही ईमेलने पाठवतो; सण आणि पूजांची माहितीही देतो.',
      button: 'सदस्य व्हा',
      busy: 'नोंदणी होत आहे...',
      success: {
        title: 'नोंदणी झाली!',
        description: 'आता रोजचा मंत्र आपल्याला ईमेलने मिळेल.',
      },
      failure: failed('रोजच्या मंत्राची'),
    },
    blog: {
      heading: 'वार्तापत्र',
      text: 'सण, उपवास आणि पूजांची माहिती, नव्या कथा आणि पाककृती आम्ही ईमेलने पाठवतो.',
      button: 'सदस्य व्हा',
      busy: 'नोंदणी होत आहे...',
      success: { title: 'धन्यवाद!' },
      failure: failed('वार्तापत्राची'),
    },
    calendar_page: {
      heading: '',
      text: '',
      button: 'मला आठवण करून द्या',
      busy: 'नोंदणी होत आहे…',
      success: { title: 'धन्यवाद!' },
      failure: failed('सणांच्या आठवणीची'),
      consent: confirmationOffered,
    },
  },
} satisfies Words<typeof english.newsletter.english>)
