import type * as english from '#contract/i18n/en/refusals/reminders.ts'

export const reminders = {
  unknownCity: ({ city }: { city: string }) => `“${city}” शहर हमारी सूची में नहीं है`,
  unknownFestival: ({ festival }: { festival: string }) => `“${festival}” त्योहार हमारे कैलेंडर में नहीं है`,
  allPassed:
    'इस त्योहार के लिए चुना गया समय निकल चुका है, इसलिए कोई रिमाइंडर नहीं आएगा। कृपया दूसरा समय या त्योहार चुनें।',
  noMoonrise:
    'चुने गए त्योहारों के व्रत चंद्रोदय पर नहीं खोले जाते, इसलिए कोई रिमाइंडर नहीं आएगा। कृपया कोई दिन चुनें।',
  badPhone: 'नंबर देश के कोड के साथ लिखें (जैसे +919876543210)',
  wrongCode: 'यह कोड गलत है या इसकी अवधि समाप्त हो गई है। कृपया इसे जाँचें या नया कोड मँगाएँ।',
  enoughToday:
    'आज इस नंबर पर 3 संदेश भेजे जा चुके हैं। नंबर की पुष्टि के लिए ‘WhatsApp पर याद दिलाएँ’ दबाएँ और सबसे नया कोड लिखें।',
  unknownPushService: 'आपके ब्राउज़र की सूचना सेवा से संपर्क नहीं हो सका। कृपया ईमेल चुनें।',
  unsoundPushKeys: 'आपके ब्राउज़र की सूचना सेवा ठीक से शुरू नहीं हुई। कृपया फिर से कोशिश करें।',
} satisfies typeof english.reminders
