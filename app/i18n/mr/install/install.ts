import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/install/install.ts'

export const install = catalogue('install', {
  title: 'हे होम स्क्रीनवर जोडा',
  text: 'ॲपसारखे उघडते, इंटरनेट नसतानाही. फोनवर अगदी थोडी जागा लागते.',
  menu: 'होम स्क्रीनवर जोडा',
  install: 'इन्स्टॉल करा',
  later: 'आता नको',
  iosTitle: 'हे होम स्क्रीनवर जोडा',
  iosShare: 'सफारीच्या पट्टीतील ‘शेअर’ बटण दाबा.',
  iosAdd: '‘होम स्क्रीनवर जोडा’ (Add to Home Screen) निवडा.',
  iosOpen: 'इंटरनेट असताना एकदा उघडा, म्हणजे नंतर इंटरनेट नसतानाही मंत्र ऐकता येतील.',
} satisfies Words<typeof english.install.english>)
