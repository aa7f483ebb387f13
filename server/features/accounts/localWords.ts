const words = (text: string): string[] => text.split(/\s+/).filter(Boolean)

/** What people here put into a password and no list in English knows, the likeliest first. */
export const localWords: readonly string[] = words(`
  india bharat hindustan mera jaihind vande mataram
  krishna sairam shiva ram om ganesh ganesha ganapati ganpati bappa morya vinayak vinayaka vighnaharta
  siddhivinayak gajanan gajanana lambodara ekadanta vakratunda mahaganapati chintamani ashtavinayak
  saibaba shirdi hanuman bajrangbali jaishreeram shreeram shriram jaishriram sitaram radhe radhekrishna
  radha hare mahadev bholenath shankar omnamahshivaya namahshivaya har rudra bhairav nataraj parvati
  durga kali amba bhavani lakshmi laxmi mahalakshmi saraswati gayatri sita rukmini vitthal vithoba
  panduranga tukaram dnyaneshwar narayan narayana vishnu govinda gopal murali keshav madhav balaji
  venkatesh venkateswara tirupati srinivasa murugan kartikeya ayyappa swami jagannath khandoba dattatreya
  datta swaminarayan buddha mahavir guru nanak waheguru allah bismillah jesus
  mandir temple puja pooja aarti mantra prasad modak laddu durva hibiscus moon mala japa bhakti bhajan
  kirtan darshan seva sankashti chaturthi ekadashi ekadasi diwali deepavali holi navratri navaratri dussehra
  dasara pongal onam ugadi gudipadwa rakhi rakshabandhan janmashtami shivaratri mahashivratri makar
  sankranti lohri baisakhi chhath eid
  namaste namaskar namaskaram vanakkam pranam jai shree shri sri devi deva dev
  cricket dhoni mahi sachin tendulkar kohli virat rohit sharma dravid bumrah ipl csk msdian
  mumbai bombay pune poona delhi newdelhi kolkata calcutta chennai madras bangalore bengaluru hyderabad
  ahmedabad surat jaipur lucknow kanpur nagpur nashik nasik indore bhopal patna varanasi banaras kashi
  mathura vrindavan ayodhya haridwar rishikesh ujjain dwarka puri rameswaram madurai coimbatore kochi
  thane navimumbai kolhapur solapur sangli satara aurangabad ratnagiri goa mysore mysuru mangalore
  vizag visakhapatnam vijayawada amritsar ludhiana chandigarh noida gurgaon ghaziabad agra meerut ranchi
  guwahati bhubaneswar raipur jodhpur udaipur rajkot vadodara baroda
  maharashtra gujarat rajasthan punjab kerala tamilnadu karnataka andhra telangana bengal bihar odisha
  rahul priya amit anil sunil suresh ramesh mahesh rajesh mukesh dinesh ganesh vijay ajay sanjay manoj
  ashok deepak prakash pradeep sandeep santosh vikas vikram arjun aditya rohan nikhil ravi kiran kumar
  kumari pooja neha anjali sunita anita kavita savita geeta sita asha usha lata meena rekha nisha divya
  shreya sneha swati jyoti lalita mangala patil kulkarni deshmukh joshi shinde jadhav pawar singh gupta
  verma yadav reddy rao iyer nair patel shah mehta
  bollywood shahrukh salman amitabh bachchan mummy papa amma appa maa aai baba dada dadi beta bhai didi
  jaan sona pyar dil dost zindagi tiranga lotus kamal chai masala
`)
