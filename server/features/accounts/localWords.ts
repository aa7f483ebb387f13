const words = (text: string): string[] => text.split(/\s+/).filter(Boolean)

/** Words that people here use in passwords and that no English list has, the most likely first. */
const gods = words(`
  krishna ganesh shiva ram sairam ganesha ganapati ganpati hanuman mahadev bholenath shankar mata matadi
  durga kali amba ambe bhavani lakshmi laxmi mahalakshmi saraswati gayatri sita sitaram radha radhe
  radhekrishna radheshyam shyam vitthal vithoba panduranga hari vishnu narayan narayana govinda gopal
  balaji bappa morya vinayak vinayaka vighnaharta siddhivinayak gajanan gajanana lambodara ekadanta
  vakratunda mahaganapati chintamani ashtavinayak rudra bhairav nataraj parvati rukmini murali keshav
  madhav venkatesh venkateswara tirupati srinivasa murugan kartikeya ayyappa swami jagannath khandoba
  dattatreya datta gurudev swaminarayan swamisamarth buddha buddhay mahavir jinendra guru nanak waheguru
  sai saibaba bajrangbali shriram shreeram bharat hind hindustan bhim maharashtra allah bismillah jesus
`)

const greetings = words(`
  jai jay shree shri sri om har namo namah namaste vande hail mera meri ilove
`)

const phrases = words(`
  jaimatadi jaishreeram jaishriram jaishrikrishna jaihind jaimaharashtra jaibhavani jaibhim jaibharat
  jaibajrangbali harharmahadev harekrishna hareram haribol haribolo omnamahshivaya omnamahshivay
  namahshivaya omsairam omshanti omsai omganeshaynamah omgamganapatayenamah ganpatibappamorya
  ganapatibappamorya mangalmurtimorya vandemataram bharatmata bharatmatakijai shubhlabh satnam satsriakal
  satnamwaheguru radheradhe sitaram jaisiyaram namobuddhay jaijinendra swamisamarth shriswamisamarth
  jaigurudev chhatrapatishivaji shivajimaharaj jaishivaji jaishivray ilovemyindia ilovemymom ilovemydad
  iloveyou merabharatmahan merabharat incredibleindia teamindia
`)

const heroes = words(`
  shivaji chhatrapati shivray shivba sambhaji jijau jijabai tanaji bajirao peshwa maratha mavala rajput
  maharana pratap prithviraj laxmibai jhansi ambedkar babasaheb bhimrao phule savitribai gandhi mahatma
  nehru subhash netaji bose bhagat bhagatsingh azad tilak lokmanya savarkar patel sardar vivekananda
  ramakrishna tukaram dnyaneshwar namdev eknath ramdas samarth kabir mirabai valmiki vyasa chanakya ashoka
  akbar arjun bhima karna krishnarjun ravan kalam abdulkalam modi narendra yogi vajpayee indira rajiv
  cricket dhoni mahi sachin tendulkar kohli virat rohit sharma hitman dravid bumrah hardik pandya sehwag
  ipl csk rcb mumbaiindians msdian neeraj sindhu saina bollywood shahrukh srk salman amitabh bachchan
  rajinikanth rajini aamir hrithik akshay deepika katrina alia priyanka lata arijit
`)

const names = words(`
  rahul priya amit anil sunil suresh ramesh mahesh rajesh mukesh dinesh ganesh vijay ajay sanjay manoj
  ashok deepak prakash pradeep sandeep santosh vikas vikram arjun aditya rohan rohit nikhil ravi kiran
  kumar kumari pooja puja neha anjali sunita anita kavita savita geeta sita asha usha lata meena rekha
  nisha divya shreya sneha swati jyoti lalita mangala aarav vihaan ayaan ishaan reyansh vivaan advait
  atharva om omkar onkar soham shubham akash akshay abhishek ankit ankita aniket ashish amol amruta
  anand ananya aparna archana arti bhavna chetan chirag darshan dev deva devi dhruv gaurav gauri girish
  gopal harish harsh harshad hemant himanshu ishita jay jaya jayesh jitendra karan kartik kedar ketan
  kunal lakshman madhuri mahendra mandar manisha manish mayur megha mohan mohit mrunal nandini naresh
  narendra nilesh nitin omprakash pallavi pankaj parag paresh piyush pranav prasad pratik pratiksha
  pravin prem radhika raj raja raju rajendra rakesh rani rashmi reena renuka ritesh rutuja sachin sagar
  sahil sakshi sameer sanjana sarika satish saurabh seema shailesh shankar sharad shilpa shivam shraddha
  siddharth siddhi smita sonali sonia subhash sudhir sujata suman sumit surendra sushma tanvi tejas
  tushar uday umesh vaibhav vaishali vandana varsha vasant vidya vinay vinayak vinod vishal vivek yash
  yogesh yogita mohammed ahmed imran salman fatima ayesha joseph thomas mary
`)

const surnames = words(`
  patil kulkarni deshmukh joshi shinde jadhav pawar more gaikwad kadam chavan bhosale mane sawant deshpande
  singh gupta verma sharma yadav mishra tiwari pandey dubey agarwal jain bansal chauhan rathore thakur
  reddy rao naidu iyer iyengar nair menon pillai patel shah mehta desai khan shaikh das bose ghosh banerjee
  mukherjee chatterjee kumar
`)

const places = words(`
  india bharat mumbai bombay pune poona delhi newdelhi kolkata calcutta chennai madras bangalore bengaluru
  hyderabad ahmedabad surat jaipur lucknow kanpur nagpur nashik nasik indore bhopal patna varanasi banaras
  kashi mathura vrindavan ayodhya haridwar rishikesh ujjain dwarka puri rameswaram madurai coimbatore kochi
  thane navimumbai kolhapur solapur sangli satara aurangabad ratnagiri raigad goa mysore mysuru mangalore
  vizag visakhapatnam vijayawada amritsar ludhiana chandigarh noida gurgaon ghaziabad agra meerut ranchi
  guwahati bhubaneswar raipur jodhpur udaipur rajkot vadodara baroda shirdi pandharpur alandi kedarnath
  badrinath vaishnodevi kailash himalaya ganga yamuna godavari maharashtra gujarat rajasthan punjab kerala
  tamilnadu karnataka andhra telangana bengal bihar odisha
`)

const things = words(`
  mandir temple puja pooja aarti mantra prasad modak laddu durva hibiscus moon mala japa bhakti bhajan
  kirtan darshan seva sankashti chaturthi ekadashi ekadasi diwali deepavali holi navratri navaratri dussehra
  dasara pongal onam ugadi gudipadwa rakhi rakshabandhan janmashtami shivaratri mahashivratri makar
  sankranti lohri baisakhi chhath eid namaste namaskar namaskaram vanakkam pranam jai shree shri sri om har
  mummy papa amma appa maa aai baba dada dadi beta bhai didi jaan sona pyar dil dost zindagi tiranga lotus
  kamal chai masala
`)

/**
 * Founding years and numbers that mean something here, besides those that zxcvbn recognises as
 * years.
 */
const numbers = words(`
  108 1008 786 007 143 555 777 999 1111 1630 1674 1680 1818 1857 1869 1891 1947 1950 1956 1983 2007 2011
`)

const composed = (first: readonly string[], second: readonly string[]): string[] =>
  first.flatMap((one) => second.map((other) => one + other))

/** Few lists: each one makes checking a password slower. */
export const localWords: Record<string, string[]> = {
  localWords: [...gods, ...names, ...heroes, ...places, ...things, ...numbers, ...surnames],
  localPhrases: [...phrases, ...composed(greetings, gods)],
  localNames: composed(names, surnames),
}
