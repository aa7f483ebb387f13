import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/audio/saving.ts'

export const saving = catalogue('saving', {
  begun: (title: string) => `जतन होत आहे: ${title}`,
  savedTitle: 'या फोनवर जतन केले',
  savedText: 'आता इंटरनेट नसतानाही ऐकता येईल.',
  failedTitle: 'जतन झाले नाही',
  failures: {
    'no-network': 'इंटरनेट गेले. आधी जतन केलेले मंत्र ऐकता येतील.',
    stalled: 'इंटरनेटचा वेग फार कमी आहे. चांगला सिग्नल असताना पुन्हा प्रयत्न करा.',
    'no-space': 'या फोनवर जागा नाही.',
    'refused-by-browser': 'हा ब्राउझर या संकेतस्थळाला काहीही जतन करू देत नाही.',
    refused: 'हे ध्वनिमुद्रण सध्या उपलब्ध नाही. नंतर पुन्हा प्रयत्न करा.',
    unexpected: 'जतन करता आले नाही. पुन्हा प्रयत्न करा.',
  },
  cancelledText: 'आपण रद्द केले. काहीही जतन झाले नाही.',
  removedTitle: 'या फोनवरून काढले',
  removedText: (title: string) => `${title}: पुन्हा केव्हाही जतन करता येईल.`,
  notRemovedTitle: 'काढता आले नाही',
  notRemovedText: 'ते काढता आले नाही. पुन्हा प्रयत्न करा.',
} satisfies Words<typeof english.saving.english>)
