import { expect, test } from 'vitest'
import { guessName } from './guessName.ts'

/** Common Marathi and Hindi names, as their bearers write them in both scripts. */
const common = `
  Parvati:पार्वती Kashinath:काशीनाथ Janardan:जनार्दन Kshirsagar:क्षीरसागर Aishwarya:ऐश्वर्या
  Akshay:अक्षय Amol:अमोल Amruta:अमृता Anant:अनंत Aniket:अनिकेत Aniruddha:अनिरुद्ध
  Annapurna:अन्नपूर्णा Ashutosh:आशुतोष Bhagirathi:भागीरथी Bhimrao:भीमराव Chaitanya:चैतन्य
  Damodar:दामोदर Dashrath:दशरथ Dhananjay:धनंजय Digambar:दिगंबर Dnyaneshwar:ज्ञानेश्वर
  Dnyaneshwari:ज्ञानेश्वरी Dnyandev:ज्ञानदेव Draupadi:द्रौपदी Durga:दुर्गा Eknath:एकनाथ
  Gangadhar:गंगाधर Gayatri:गायत्री Godavari:गोदावरी Harishchandra:हरिश्चंद्र Indira:इंदिरा
  Jagannath:जगन्नाथ Jagdish:जगदीश Janaki:जानकी Jitendra:जितेंद्र Kailas:कैलास Kamala:कमला
  Kamlakar:कमलाकर Kaveri:कावेरी Kishor:किशोर Kunal:कुणाल Lalita:ललिता Leela:लीला
  Machhindra:मच्छिंद्र Malati:मालती Mandar:मंदार Manohar:मनोहर Martand:मार्तंड Maruti:मारुती
  Mrunal:मृणाल Mukund:मुकुंद Nagesh:नागेश Namdev:नामदेव Namrata:नम्रता Narmada:नर्मदा
  Nivrutti:निवृत्ती Padmavati:पद्मावती Padmakar:पद्माकर Pandharinath:पंढरीनाथ Prabhakar:प्रभाकर
  Pralhad:प्रल्हाद Purushottam:पुरुषोत्तम Radhika:राधिका Rajaram:राजाराम Rajani:रजनी
  Ramakant:रमाकांत Rameshwar:रामेश्वर Ratnakar:रत्नाकर Rukmini:रुक्मिणी Sadashiv:सदाशिव
  Sakharam:सखाराम Sambhaji:संभाजी Saraswati:सरस्वती Satyabhama:सत्यभामा Savitri:सावित्री
  Sharada:शारदा Shashikant:शशिकांत Shivani:शिवानी Shraddha:श्रद्धा Shreyas:श्रेयस Shalini:शालिनी
  Sita:सीता Sudhakar:सुधाकर Sulochana:सुलोचना Sumati:सुमती Suvarna:सुवर्णा Tanaji:तानाजी
  Tarabai:ताराबाई Tryambak:त्र्यंबक Umakant:उमाकांत Vasudha:वसुधा Vasudev:वासुदेव Vasanti:वासंती
  Vijaya:विजया Vimal:विमल Yamuna:यमुना Yashoda:यशोदा Bhagat:भगत Chaudhari:चौधरी Chougule:चौगुले
  Dabholkar:दाभोळकर Lad:लाड Nagarkar:नगरकर Nalawade:नलावडे Natu:नातू Phule:फुले Ranadive:रणदिवे
  Shastri:शास्त्री Shelar:शेलार Suryavanshi:सूर्यवंशी Surve:सुर्वे Thorat:थोरात Tripathi:त्रिपाठी
  Upadhyay:उपाध्याय Vichare:विचारे Saxena:सक्सेना Srivastava:श्रीवास्तव Dubey:दुबे Ojha:ओझा
  Bhardwaj:भारद्वाज Goswami:गोस्वामी Khanna:खन्ना Kapoor:कपूर Malhotra:मल्होत्रा Chopra:चोप्रा
  Mathur:माथुर Vajpayee:वाजपेयी Kalavati:कलावती Lilavati:लीलावती Bhagwati:भगवती
  Vishwanath:विश्वनाथ Amarnath:अमरनाथ Kedarnath:केदारनाथ Somnath:सोमनाथ Shivram:शिवराम
  Gangaram:गंगाराम Sitaram:सीताराम Ramdas:रामदास Haridas:हरिदास Kalidas:कालिदास Tulsidas:तुलसीदास
  Narayanrao:नारायणराव Malharrao:मल्हारराव Bajirao:बाजीराव Madhavrao:माधवराव Shantabai:शांताबाई
  Jijabai:जिजाबाई Ahilyabai:अहिल्याबाई Shantaram:शांताराम Vidyadhar:विद्याधर Jaywant:जयवंत
  Balwant:बळवंत Yashodhara:यशोधरा Ganpat:गणपत Ganpati:गणपती Harish:हरीश Manish:मनीष Ashish:आशिष
  Shirish:शिरीष Mahendra:महेंद्र Surendra:सुरेंद्र Anshul:अंशुल Sourabh:सौरभ Gouri:गौरी
  Arnav:अर्णव Karna:कर्ण Rawat:रावत Mansi:मानसी`

test.each(
  common
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
)('%s is written %s', (roman, devanagari) => {
  expect(guessName(roman)).toBe(devanagari)
})
