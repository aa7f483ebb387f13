/**
 * Names and titles as they are written in Marathi. English spelling hides long vowels, retroflex letters and the short a
 * that is not spoken, so the common ones are listed; a rule guesses the others.
 */
const listed = (pairs: string): ReadonlyMap<string, string> =>
  new Map(
    pairs
      .split(/\s+/)
      .filter(Boolean)
      .map((pair) => {
        const [roman = '', devanagari = ''] = pair.split(':')
        return [roman, devanagari] as const
      }),
  )

/** The English names of letters, for initials: एस. पी. कुलकर्णी. */
export const letterNames = listed(
  `a:ए b:बी c:सी d:डी e:ई f:एफ g:जी h:एच i:आय j:जे k:के l:एल m:एम n:एन o:ओ p:पी q:क्यू r:आर s:एस t:टी
  u:यू v:व्ही w:डब्ल्यू x:एक्स y:वाय z:झेड`,
)

/** Before a name, with or without its full stop. Those ending in a stop have one in Marathi too. */
export const titles = listed(
  `dr:डॉ. doctor:डॉ. mr:श्री. mrs:सौ. ms:सुश्री miss:कु. smt:श्रीमती shrimati:श्रीमती shri:श्री sri:श्री shree:श्री
  sh:श्री. shr:श्री. adv:ॲड. advocate:ॲड. ca:सीए prof:प्रा. professor:प्रा. er:इंजि. engr:इंजि. ar:आर्कि. late:कै. kai:कै. fr:फा. father:फादर
  rev:रेव्ह. hon:मा. swami:स्वामी brig:ब्रिगे.
  pt:पं. pandit:पं. sau:सौ. sou:सौ. saubhagyavati:सौ. kum:कु. kumari:कुमारी ku:कु. km:कु. chi:चि. col:कर्नल
  capt:कॅप्टन maj:मेजर lt:लेफ्ट. gen:जनरल justice:न्या. master:मास्टर m/s:मे. cs:सीएस`,
)

/** Names that follow another in one word: Balkrishna, Vishwasrao, Borgaonkar. */
export const nameEndings = listed(
  `kar:कर mukh:मुख rao:राव das:दास nath:नाथ lal:लाल kumar:कुमार bai:बाई ji:जी kant:कांत wad:वाड wale:वाले wala:वाला
  gaonkar:गावकर gaon:गाव wadkar:वाडकर want:वंत vant:वंत prasad:प्रसाद shankar:शंकर krishna:कृष्ण krushna:कृष्ण raj:राज
  chand:चंद chandra:चंद्र deep:दीप singh:सिंह sinh:सिंह devi:देवी dev:देव pande:पांडे dhar:धर pal:पाल bhai:भाई ben:बेन
  jit:जित jeet:जीत preet:प्रीत ram:राम rani:राणी vati:वती wati:वती mati:मती saheb:साहेब rajan:राजन tai:ताई
  shree:श्री shri:श्री hans:हंस`,
)

/** Short forms inside a name. */
export const shortForms = listed('kr:कुमार chd:चंद')

export const knownNames = listed(
  `kulkarni:कुलकर्णी patil:पाटील joshi:जोशी deshpande:देशपांडे deshmukh:देशमुख raut:राऊत shinde:शिंदे pawar:पवार
  jadhav:जाधव gaikwad:गायकवाड more:मोरे chavan:चव्हाण chauhan:चौहान kale:काळे gokhale:गोखले bhosale:भोसले bhosle:भोसले
  kadam:कदम salunkhe:साळुंखे salunke:साळुंके thakur:ठाकूर thakare:ठाकरे thackeray:ठाकरे sawant:सावंत samant:सामंत
  naik:नाईक nayak:नायक desai:देसाई sathe:साठे apte:आपटे bhide:भिडे gadgil:गाडगीळ gadre:गद्रे kelkar:केळकर
  ketkar:केतकर chitale:चितळे paranjape:परांजपे paranjpe:परांजपे phadke:फडके phadnis:फडणीस fadnavis:फडणवीस fadnis:फडणीस
  ranade:रानडे sane:साने tilak:टिळक agarkar:आगरकर ambedkar:आंबेडकर tendulkar:तेंडुलकर gavaskar:गावसकर
  mangeshkar:मंगेशकर savarkar:सावरकर sawarkar:सावरकर kolhatkar:कोल्हटकर karve:कर्वे karnik:कर्णिक kanitkar:कानिटकर
  khandekar:खांडेकर khare:खरे khot:खोत kamble:कांबळे kambli:कांबळी lokhande:लोखंडे limaye:लिमये lele:लेले mahajan:महाजन
  marathe:मराठे mhatre:म्हात्रे mohite:मोहिते mulye:मुळ्ये munde:मुंडे nene:नेने nikam:निकम nimbalkar:निंबाळकर oak:ओक
  palkar:पालकर pandit:पंडित pandey:पांडे pande:पांडे pansare:पानसरे parab:परब pathak:पाठक patwardhan:पटवर्धन
  patkar:पाटकर peshwe:पेशवे pendse:पेंडसे prabhu:प्रभू purandare:पुरंदरे rane:राणे rajwade:राजवाडे sabnis:सबनीस
  sardesai:सरदेसाई sarnaik:सरनाईक satpute:सातपुते shirke:शिर्के shitole:शितोळे soman:सोमण sonar:सोनार tambe:तांबे
  tapkir:तापकीर tawde:तावडे tawade:तावडे teli:तेली tikekar:टिकेकर vaidya:वैद्य velankar:वेलणकर vartak:वर्तक wagh:वाघ
  waghmare:वाघमारे walimbe:वाळिंबे zende:झेंडे zope:झोपे jagtap:जगताप jagdale:जगदाळे kakade:काकडे kakde:काकडे
  katkar:काटकर kharat:खरात kokate:कोकाटे kute:कुटे landge:लांडगे mane:माने mali:माळी mandlik:मांडलिक dhawale:ढवळे
  dange:डांगे date:दाते datar:दातार deo:देव dev:देव dixit:दीक्षित dikshit:दीक्षित dhumal:धुमाळ dighe:दिघे dalvi:दळवी dalal:दलाल
  damle:दामले dandekar:दांडेकर gadkari:गडकरी gaikwar:गायकवाड ghatge:घाटगे ghorpade:घोरपडे ghule:घुले godbole:गोडबोले
  gore:गोरे gupte:गुप्ते inamdar:इनामदार ingale:इंगळे ingle:इंगळे jog:जोग bapat:बापट barve:बर्वे bendre:बेंद्रे bhagwat:भागवत
  bhalerao:भालेराव bhandari:भंडारी bhandarkar:भांडारकर bhave:भावे bhoir:भोईर bodas:बोडस borkar:बोरकर bagwe:बागवे
  babar:बाबर athavale:आठवले abhyankar:अभ्यंकर adhikari:अधिकारी agashe:आगाशे ajgaonkar:आजगावकर amte:आमटे atre:अत्रे
  sharma:शर्मा verma:वर्मा varma:वर्मा gupta:गुप्ता singh:सिंह sinha:सिन्हा mishra:मिश्रा misra:मिश्रा tiwari:तिवारी
  trivedi:त्रिवेदी dwivedi:द्विवेदी chaturvedi:चतुर्वेदी shukla:शुक्ला agarwal:अग्रवाल aggarwal:अग्रवाल agrawal:अग्रवाल
  jain:जैन shah:शाह patel:पटेल mehta:मेहता modi:मोदी parekh:पारेख parmar:परमार solanki:सोळंकी rathod:राठोड rathore:राठोड
  yadav:यादव rao:राव reddy:रेड्डी iyer:अय्यर iyengar:अय्यंगार nair:नायर menon:मेनन pillai:पिल्लई hegde:हेगडे shetty:शेट्टी
  shenoy:शेणॉय pai:पै kamath:कामत kamat:कामत bhat:भट bhatt:भट्ट acharya:आचार्य das:दास dutta:दत्ता ghosh:घोष
  bose:बोस roy:रॉय sen:सेन banerjee:बॅनर्जी mukherjee:मुखर्जी chatterjee:चॅटर्जी gandhi:गांधी nehru:नेहरू
  dsouza:डिसूझा desouza:डिसूझा dsilva:डिसिल्व्हा desilva:डिसिल्व्हा dmello:डिमेलो demello:डिमेलो dcosta:डिकोस्टा dacosta:डिकोस्टा
  dcruz:डिक्रूझ dsa:डिसा dlima:डिलिमा dsena:डिसेना fernandes:फर्नांडिस rodrigues:रॉड्रिग्ज pereira:परेरा gonsalves:गोन्साल्विस
  lobo:लोबो noronha:नोरोन्हा menezes:मिनेझिस almeida:आल्मेडा pinto:पिंटो sequeira:सिक्वेरा carvalho:कार्व्हालो
  coutinho:कुटिन्हो dias:डायस gomes:गोम्स miranda:मिरांडा monteiro:मोंतेरो mendes:मेंडिस mendonca:मेंडोन्सा vaz:वाझ colaco:कोलासो
  jose:जोसे joao:जोआव maria:मारिया francis:फ्रान्सिस anthony:अँथनी john:जॉन peter:पीटर thomas:थॉमस
  rajesh:राजेश ramesh:रमेश suresh:सुरेश mahesh:महेश dinesh:दिनेश ganesh:गणेश nilesh:नीलेश yogesh:योगेश umesh:उमेश
  rakesh:राकेश mukesh:मुकेश satish:सतीश girish:गिरीश prakash:प्रकाश sanjay:संजय vijay:विजय ajay:अजय anil:अनिल sunil:सुनील
  sachin:सचिन nitin:नितीन vivek:विवेक vikram:विक्रम vinayak:विनायक vasant:वसंत vishnu:विष्णू shankar:शंकर sharad:शरद
  anand:आनंद ashok:अशोक arun:अरुण avinash:अविनाश atul:अतुल amit:अमित abhijit:अभिजित aditya:आदित्य ajit:अजित arjun:अर्जुन
  bal:बाळ balasaheb:बाळासाहेब bhaskar:भास्कर chandrakant:चंद्रकांत dattatray:दत्तात्रय dattatreya:दत्तात्रेय deepak:दीपक
  dilip:दिलीप gajanan:गजानन gopal:गोपाळ govind:गोविंद hari:हरी hemant:हेमंत jayant:जयंत keshav:केशव kiran:किरण
  krishna:कृष्ण laxman:लक्ष्मण lakshman:लक्ष्मण madhav:माधव madhukar:मधुकर manoj:मनोज mohan:मोहन milind:मिलिंद
  moreshwar:मोरेश्वर narayan:नारायण narendra:नरेंद्र pandurang:पांडुरंग parag:पराग pradeep:प्रदीप pramod:प्रमोद
  prasad:प्रसाद prashant:प्रशांत pravin:प्रवीण praveen:प्रवीण raghunath:रघुनाथ rahul:राहुल raj:राज rajan:राजन
  rajendra:राजेंद्र ram:राम ramchandra:रामचंद्र ravi:रवी ravindra:रवींद्र rohan:रोहन rohit:रोहित sagar:सागर samir:समीर sameer:समीर
  sandeep:संदीप sandip:संदीप santosh:संतोष shivaji:शिवाजी shrikant:श्रीकांत shridhar:श्रीधर shripad:श्रीपाद subhash:सुभाष
  sudhir:सुधीर suhas:सुहास swapnil:स्वप्नील tukaram:तुकाराम tushar:तुषार uday:उदय vaibhav:वैभव vaman:वामन vilas:विलास
  vinod:विनोद vishal:विशाल vishwanath:विश्वनाथ vitthal:विठ्ठल yash:यश yashwant:यशवंत aarti:आरती arti:आरती asha:आशा
  anita:अनिता anjali:अंजली aparna:अपर्णा archana:अर्चना ashwini:अश्विनी bharati:भारती chhaya:छाया deepa:दीपा
  gauri:गौरी geeta:गीता gita:गीता jyoti:ज्योती kalpana:कल्पना kavita:कविता lakshmi:लक्ष्मी laxmi:लक्ष्मी lata:लता
  madhuri:माधुरी mangal:मंगल manisha:मनीषा maya:माया meena:मीना meera:मीरा mira:मीरा mugdha:मुग्धा nanda:नंदा
  neha:नेहा nirmala:निर्मला pallavi:पल्लवी pooja:पूजा puja:पूजा prajakta:प्राजक्ता pratibha:प्रतिभा priya:प्रिया
  priyanka:प्रियांका radha:राधा rekha:रेखा renuka:रेणुका rohini:रोहिणी sandhya:संध्या sangeeta:संगीता sangita:संगीता
  sarita:सरिता savita:सविता seema:सीमा sheela:शीला shobha:शोभा shubhangi:शुभांगी smita:स्मिता sneha:स्नेहा sonali:सोनाली
  sunita:सुनीता supriya:सुप्रिया sushma:सुषमा swati:स्वाती uma:उमा usha:उषा vaishali:वैशाली vandana:वंदना varsha:वर्षा
  vidya:विद्या om:ओम ji:जी bai:बाई tai:ताई bhau:भाऊ rani:राणी devi:देवी kumar:कुमार nath:नाथ lal:लाल bhai:भाई ben:बेन
  kashyap:कश्यप bharadwaj:भारद्वाज bharadvaj:भारद्वाज vasishtha:वसिष्ठ vashishtha:वसिष्ठ gautam:गौतम atri:अत्रि
  vishwamitra:विश्वामित्र jamadagni:जमदग्नी agasti:अगस्ती kaushik:कौशिक shandilya:शांडिल्य angiras:अंगिरस bhargav:भार्गव
  omkar:ओंकार vrushali:वृषाली chintamani:चिंतामणी vishwas:विश्वास bhagyashree:भाग्यश्री bhagyashri:भाग्यश्री siddharth:सिद्धार्थ
  vatsa:वत्स parashar:पराशर garg:गर्ग mudgal:मुद्गल
  parvati:पार्वती kashi:काशी janardan:जनार्दन kshirsagar:क्षीरसागर kshir:क्षीर annapurna:अन्नपूर्णा aniruddha:अनिरुद्ध ashutosh:आशुतोष
  bhagirathi:भागीरथी bhim:भीम chaitanya:चैतन्य damodar:दामोदर dashrath:दशरथ gayatri:गायत्री godavari:गोदावरी harishchandra:हरिश्चंद्र
  jagannath:जगन्नाथ jagdish:जगदीश janaki:जानकी kailas:कैलास kailash:कैलाश kaveri:कावेरी kunal:कुणाल machhindra:मच्छिंद्र malati:मालती mandar:मंदार
  martand:मार्तंड maruti:मारुती mrunal:मृणाल nagesh:नागेश namdev:नामदेव pandhari:पंढरी pralhad:प्रल्हाद purushottam:पुरुषोत्तम
  radhika:राधिका raja:राजा rameshwar:रामेश्वर rukmini:रुक्मिणी sadashiv:सदाशिव saraswati:सरस्वती sarasvati:सरस्वती satyabhama:सत्यभामा
  savitri:सावित्री sharada:शारदा sharda:शारदा shivani:शिवानी shalini:शालिनी sita:सीता tanaji:तानाजी tara:तारा vasudev:वासुदेव vasanti:वासंती
  lila:लीला kedar:केदार haridas:हरिदास kalidas:कालिदास tulsi:तुलसी malhar:मल्हार shanta:शांता balwant:बळवंत balvant:बळवंत
  ganpat:गणपत ganpati:गणपती ganapati:गणपती dabholkar:दाभोळकर lad:लाड nalawade:नलावडे nalavade:नलावडे natu:नातू ranadive:रणदिवे shastri:शास्त्री
  shelar:शेलार suryavanshi:सूर्यवंशी suryawanshi:सूर्यवंशी thorat:थोरात tripathi:त्रिपाठी upadhyay:उपाध्याय vichare:विचारे saxena:सक्सेना
  srivastava:श्रीवास्तव shrivastava:श्रीवास्तव shrivastav:श्रीवास्तव bhardwaj:भारद्वाज goswami:गोस्वामी mathur:माथुर vajpayee:वाजपेयी bajpai:बाजपेयी manish:मनीष ashish:आशिष
  shirish:शिरीष rawat:रावत karna:कर्ण mansi:मानसी manasi:मानसी`,
)
