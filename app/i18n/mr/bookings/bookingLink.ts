import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/bookings/bookingLink.ts'

export const bookingLink = catalogue('bookingLink', {
  heading: 'या बुकिंगची लिंक',
  text: 'ही लिंक ज्यांच्याकडे आहे, त्यांना हे बुकिंग पाहता आणि बदलता येते. चुकून कोणाला पाठवली असल्यास नवीन लिंक तयार करा; मग जुनी लिंक चालणार नाही.',
  make: 'नवीन लिंक तयार करा',
  sure: 'आधीच्या ईमेलमधील लिंक आणि छापलेले कोडही चालणार नाहीत. ज्यांनी बुक केले, त्यांना नवीन लिंक ईमेलने मिळेल.',
  confirm: 'नवीन लिंक तयार करा',
  making: 'लिंक तयार होत आहे...',
  keep: 'हीच लिंक ठेवा',
  offline: 'इंटरनेट कनेक्शन नाही. इंटरनेट आल्यावर नवीन लिंक तयार करता येईल.',
  done: 'नवीन लिंक तयार झाली',
  doneText: 'ती ईमेलनेही पाठवली आहे.',
  failed: 'नवीन लिंक तयार झाली नाही',
  unsure: 'नवीन लिंक तयार झाली का, हे कळले नाही',
  unsureText:
    'तयार झाली असल्यास ती ईमेलनेही मिळेल. इंटरनेट आल्यावर पुन्हा बटण दाबा; तीच लिंक मिळेल, दुसरी नाही.',
} satisfies Words<typeof english.bookingLink.english>)
