/**
 * What a word does in a wish to stop, in English, Hindi and Marathi, also as people write Hindi and
 * Marathi in Latin letters.
 * - S: means stop on its own. C: cancels what is sent; alone it is the word that carriers know, and in
 *   a sentence it may be about a booking. B: says *closed* too, so it needs an imperative or stands alone.
 * - N: negates what follows or comes before it. T: *na* negates what follows, and at the end stresses
 *   what was said. Z: *nahi*, which may also be a plain *no*. K: *nako*, which negates a verb and is a
 *   wish on its own.
 * - V: to send or disturb. W: to want. D: the verb that makes *band*, *delete* or *message* an order.
 * - M: what is sent. Q: *no*, which with M is a wish. F: fillers, which say nothing.
 */
export type Role = 'S' | 'C' | 'B' | 'N' | 'T' | 'Z' | 'K' | 'V' | 'W' | 'D' | 'M' | 'Q' | 'F'

/** `दो शब्द` is one word: written as `दो_शब्द`. */
const lists: Readonly<Record<Role, string>> = {
  S: `stop stopping stopall unsubscribe unsubscribed unsubscription unsub unsuscribe unsubcribe
    end quit exit revoke optout remove removed delete deactivate turn_off switch_off take_off
    take_me_off leave_me_alone no_more not_interested no_longer_interested no_longer_want opt_out opt_me_out
    opting_out un_subscribe stop_it
    रोको रोकें रोकिए रोकना रोक थांबवा थांबवावे थांबवावेत थांबव थांबा थांब थांबवून थांबवायचे
    हटा हटाओ हटाएं हटाइए हटाना हटवा हटव निकाल निकालो निकालिए निकालें काढा काढून काढ वगळा वगळून
    डिलीट अनसब्सक्राइब अनसबस्क्राइब स्टॉप बस_करो बस_करा नकोय नकोत
    roko rokna rokein rokiye rok thambva thambwa thambava thamba thambav thambavun
    hata hatao hataiye hatana hatado nikal nikalo nikaliye kadhun kadha kadhoon kadun vagla
    hata_do nikal_do rok_do bas_karo nakoy nakot`,
  C: 'cancel कैंसिल कॅन्सल रद्द radd',
  B: 'बंद band bandh bund',
  N: 'dont donot do_not dnt never no_need not मत नका नये नयेत mat naka naye',
  T: 'न ना na',
  Z: 'नहीं नाही nahi nahin nai nhi nahee',
  K: 'नको नको_आहे नको_आहेत नकोस nako nako_ahe nako_aahe nakos',
  V: `send sending text texting messaging contact contacting disturb disturbing bother bothering spam spamming
    notify ping forward forwarding
    भेजो भेजिए भेजें भेजना भेज भेजिएगा भेजा_करो पाठवू पाठवा पाठव पाठवायचे पाठवणे पाठवणं पाठवत त्रास_देऊ त्रास_द्या
    तंग_करो परेशान_करो
    bhejo bheje bhejen bhejein bhejna bhejiye bhejie bhej bhejiyega
    pathavu pathvu patvu patavu pathau pathwu pathva pathava pathav pathavne tras_deu tang_karo
    pareshan_karo disturb_karo`,
  W: `want need wish like चाहिए चाहिये चाहता चाहती हवे हवेत हवी हवा पाहिजे पाहिजेत
    chahiye chahie chaiye chahye chaheye chahta chahti have havet pahije`,
  D: `करो करा करें करे कीजिए कीजिये करिए करिये कर करू करना करवा करावे करावेत करायचे करून_टाका कर_दो टाका टाक
    दो दें दीजिए दीजिये द्या दे देऊ करना_है करायचे_आहे करने_हैं
    karo kara karen karein kare kijiye keejiye kariye kar karu karna karave karayche karna_hai
    karayche_ahe karayche_aahe kar_do kr_do do_it kardo krdo kro taka tak dya dijiye de deu`,
  M: `message messages msg msgs mesage mesages massage massages sms reminder reminders alert alerts notification notifications
    promotion promotions promotional promo promos marketing offer offers ad ads advert adverts advertisement
    advertisements update updates newsletter newsletters whatsapp subscription subscriptions texts forwards
    announcements
    संदेश मैसेज मेसेज मेसेजेस मैसेजेस रिमाइंडर रिमाइंडर्स अलर्ट अलर्ट्स सूचना सूचनाएं नोटिफिकेशन नोटिफिकेशन्स प्रमोशन
    प्रमोशन्स प्रोमोशन प्रमोशनल प्रचार विज्ञापन विज्ञापने जाहिरात जाहिराती ऑफर ऑफर्स मार्केटिंग अपडेट अपडेट्स
    व्हाट्सएप व्हॉट्सॲप व्हाट्सऐप एसएमएस संदेशे संदेशा निरोप आठवण
    sandesh suchna mesej jahirat jahirati prachar prachaar`,
  Q: 'no',
  F: `please pls plz plss pl kindly all the these those this that such any it me my mine now number name mobile phone
    from list your you i im am to id on of and or for us our we a an im be being again anymore
    further ever immediately asap right away just ok okay yes ya hi hello hey dear sir madam maam ji thank thanks
    you out at once here would will can could future receiving receive getting get
    anything something everything
    daily festival festivals more group broadcast database sankashti other
    आप आपको आपका आपके आपकी अपने अपना अपनी तुम तुमको तुम्हें तुम्हारा तुम्हारे तुम्हारी लोग
    आपण आपला आपले आपली तुम्ही तुमचा तुमचे तुमची तुझा तुझे
    कृपया कृपा प्लीज प्लीज़ जी ये यह हे हा ही इस इसे इन मुझे मेरा मेरी मेरे हमें मला माझा माझे माझी आम्हाला
    को के की नंबर नाम नाव सब सभी सर्व सगळे अब आगे से फिर और कोई कुछ अभी आता आणि पुन्हा परत यापुढे पुढे
    कभी कधीही दोबारा तुरंत लगेच धन्यवाद नमस्ते नमस्कार में पर वर मधून यादीतून यादी लिस्ट लिस्टमधून ग्रुप ग्रुपमधून हूं है_जी
    आहे_मला ऐसे असे
    aap ap aapko aapka aapke aapki apka apke apki apne apna apni tum tumko tumhara tumhare tumhari log
    aapan apan aapla aaple aapli apla aple apli tumhi tumcha tumche tumchi
    kripya krupaya kripaya krupya mujhe mujhko mala maza majha mera mere hume humko amhala ab aage se phir
    fir aur koi kuch sab sabhi sarva sagle abhi ata aata kadhi_hi kabhi_bhi kabhi ye yeh he hai_ji
    namaste namaskar dhanyavad bhai didi dada punha parat yapudhe pudhe is ko ke ki mein par
    madhun yaditun list`,
}

/** How one word is spelt in several ways. */
export const foldWord = (word: string): string =>
  word
    .replaceAll(/[\u093c'’‘`´]/g, '')
    .replaceAll('ँ', 'ं')
    .replaceAll(/न्(?=[क-म])/g, 'ं')
    .replaceAll('ी', 'ि')
    .replaceAll('ू', 'ु')
    .replaceAll('ये', 'ए')
    .replaceAll('यें', 'एं')
    .replace(/(?<=..)ं$/, '')
    .replaceAll('w', 'v')
    .replaceAll(/(\p{L})\1+/gu, '$1')

const entries = (Object.entries(lists) as [Role, string][]).flatMap(([role, words]) =>
  words
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => [word.split('_').map(foldWord).join(' '), role] as const),
)

const phrases = entries.filter(([words]) => words.includes(' '))

/** The longest first: `no longer interested` before `no`. */
export const phraseRoles = phrases.toSorted(([a], [b]) => b.length - a.length)

export const wordRoles: ReadonlyMap<string, Role> = new Map(
  entries.filter(([words]) => !words.includes(' ')),
)
