import type * as english from '#contract/i18n/en/refusals/reminders.ts'

export const reminders = {
  unknownCity: ({ city }: { city: string }) => `“${city}” शहर हमारी सूची में नहीं है`,
  unknownFestival: ({ festival }: { festival: string }) => `“${festival}” पर्व हमारे कैलेंडर में नहीं है`,
  allPassed:
    'इस पर्व के लिए चुना गया समय निकल चुका है, इसलिए कोई रिमाइंडर नहीं आएगा। कृपया दूसरा समय या पर्व चुनें।',
  noMoonrise: 'चुने गए पर्व चंद्रोदय पर पूरे नहीं होते, इसलिए कोई रिमाइंडर नहीं आएगा। कृपया कोई दिन चुनें।',
  badPhone: 'नंबर देश के कोड के साथ लिखें (जैसे +919876543210)',
  wrongCode: 'यह कोड ग़लत है या इसकी अवधि समाप्त हो गई है। कृपया इसे जाँचें या नया कोड मँगाएँ।',
  enoughToday:
    'आज इस नंबर पर 3 संदेश भेजे जा चुके हैं। नंबर की पुष्टि के लिए रिमाइंडर चालू करें और सबसे नया कोड लिखें।',
  unknownPushService: 'आपके ब्राउज़र की सूचना सेवा तक नहीं पहुँच पाए। कृपया ईमेल चुनें।',
  unsoundPushKeys: 'आपके ब्राउज़र की सूचना सेवा का पंजीकरण सही नहीं है। कृपया फिर से कोशिश करें।',
} satisfies typeof english.reminders
