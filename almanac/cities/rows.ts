/**
 * The list of cities: data, made once from GeoNames and corrected by hand since (README.md).
 *
 * Cities, coordinates, states and zones: GeoNames (https://www.geonames.org), licensed CC BY 4.0
 * (https://creativecommons.org/licenses/by/4.0/), as of March 2023; selected, rounded and ordered
 * by us. Devanagari, other names and the villages GeoNames leaves out are ours.
 */
/** State or country, country code, zone. */
export const areas = `China|CN|Asia/Shanghai
Nigeria|NG|Africa/Lagos
Türkiye|TR|Europe/Istanbul
Maharashtra|IN|Asia/Kolkata
Brazil|BR|America/Sao_Paulo
Mexico|MX|America/Mexico_City
Pakistan|PK|Asia/Karachi
Delhi|IN|Asia/Kolkata
Russia|RU|Europe/Moscow
Bangladesh|BD|Asia/Dhaka
South Korea|KR|Asia/Seoul
Egypt|EG|Africa/Cairo
Vietnam|VN|Asia/Ho_Chi_Minh
UK|GB|Europe/London
New York, US|US|America/New_York
Indonesia|ID|Asia/Jakarta
Karnataka|IN|Asia/Kolkata
Japan|JP|Asia/Tokyo
Vietnam|VN|Asia/Bangkok
Taiwan|TW|Asia/Taipei
Congo - Kinshasa|CD|Africa/Kinshasa
Peru|PE|America/Lima
Colombia|CO|America/Bogota
|HK|Asia/Hong_Kong
Iraq|IQ|Asia/Baghdad
Iran|IR|Asia/Tehran
Telangana|IN|Asia/Kolkata
Gujarat|IN|Asia/Kolkata
Côte d’Ivoire|CI|Africa/Abidjan
|SG|Asia/Singapore
South Africa|ZA|Africa/Johannesburg
Tanzania|TZ|Africa/Dar_es_Salaam
New South Wales, Australia|AU|Australia/Sydney
Thailand|TH|Asia/Bangkok
Victoria, Australia|AU|Australia/Melbourne
Chile|CL|America/Santiago
Saudi Arabia|SA|Asia/Riyadh
Tamil Nadu|IN|Asia/Kolkata
West Bengal|IN|Asia/Kolkata
Myanmar|MM|Asia/Yangon
Afghanistan|AF|Asia/Kabul
California, US|US|America/Los_Angeles
United Arab Emirates|AE|Asia/Dubai
Germany|DE|Europe/Berlin
Spain|ES|Europe/Madrid
North Korea|KP|Asia/Pyongyang
Morocco|MA|Africa/Casablanca
China|CN|Asia/Urumqi
Venezuela|VE|America/Caracas
Argentina|AR|America/Argentina/Buenos_Aires
Uttar Pradesh|IN|Asia/Kolkata
Ukraine|UA|Europe/Kiev
Ecuador|EC|America/Guayaquil
Angola|AO|Africa/Luanda
Ethiopia|ET|Africa/Addis_Ababa
Kenya|KE|Africa/Nairobi
Brazil|BR|America/Bahia
Rajasthan|IN|Asia/Kolkata
Illinois, US|US|America/Chicago
Ontario, Canada|CA|America/Toronto
Somalia|SO|Africa/Mogadishu
Queensland, Australia|AU|Australia/Brisbane
Senegal|SN|Africa/Dakar
Italy|IT|Europe/Rome
Texas, US|US|America/Chicago
Hong Kong|HK|Asia/Hong_Kong
Brazil|BR|America/Manaus
Dominican Republic|DO|America/Santo_Domingo
Western Australia, Australia|AU|Australia/Perth
Cuba|CU|America/Havana
France|FR|Europe/Paris
Bolivia|BO|America/La_Paz
Uzbekistan|UZ|Asia/Tashkent
Algeria|DZ|Africa/Algiers
Kazakhstan|KZ|Asia/Almaty
Sudan|SD|Africa/Khartoum
Ghana|GH|Africa/Accra
Yemen|YE|Asia/Aden
Mexico|MX|America/Tijuana
Lebanon|LB|Asia/Beirut
Romania|RO|Europe/Bucharest
Madhya Pradesh|IN|Asia/Kolkata
Philippines|PH|Asia/Manila
Guinea|GN|Africa/Conakry
Quebec, Canada|CA|America/Toronto
Belarus|BY|Europe/Minsk
Hungary|HU|Europe/Budapest
Poland|PL|Europe/Warsaw
Austria|AT|Europe/Vienna
Brazil|BR|America/Recife
Russia|RU|Asia/Novosibirsk
Arizona, US|US|America/Phoenix
Bihar|IN|Asia/Kolkata
Pennsylvania, US|US|America/New_York
Cambodia|KH|Asia/Phnom_Penh
Syria|SY|Asia/Damascus
Punjab|IN|Asia/Kolkata
Zimbabwe|ZW|Africa/Harare
Sweden|SE|Europe/Stockholm
Russia|RU|Asia/Yekaterinburg
Paraguay|PY|America/Asuncion
Malaysia|MY|Asia/Kuala_Lumpur
Nepal|NP|Asia/Kathmandu
Madagascar|MG|Indian/Antananarivo
South Australia, Australia|AU|Australia/Adelaide
Congo - Kinshasa|CD|Africa/Lubumbashi
Uganda|UG|Africa/Kampala
Jharkhand|IN|Asia/Kolkata
Argentina|AR|America/Argentina/Cordoba
Cameroon|CM|Africa/Douala
Mali|ML|Africa/Bamako
Congo - Brazzaville|CG|Africa/Brazzaville
Jordan|JO|Asia/Amman
Serbia|RS|Europe/Belgrade
Uruguay|UY|America/Montevideo
Zambia|ZM|Africa/Lusaka
Haiti|HT|America/Port-au-Prince
Haryana|IN|Asia/Kolkata
Mozambique|MZ|Africa/Maputo
Czechia|CZ|Europe/Prague
Denmark|DK|Europe/Copenhagen
Bulgaria|BG|Europe/Sofia
Libya|LY|Africa/Tripoli
Mexico|MX|America/Monterrey
Rwanda|RW|Africa/Kigali
Azerbaijan|AZ|Asia/Baku
Armenia|AM|Asia/Yerevan
Burkina Faso|BF|Africa/Ouagadougou
Andhra Pradesh|IN|Asia/Kolkata
Georgia|GE|Asia/Tbilisi
Ireland|IE|Europe/Dublin
Alberta, Canada|CA|America/Edmonton
Belgium|BE|Europe/Brussels
Guatemala|GT|America/Guatemala
Jammu and Kashmir|IN|Asia/Kolkata
Nicaragua|NI|America/Managua
Israel|IL|Asia/Jerusalem
Chandigarh|IN|Asia/Kolkata
Florida, US|US|America/New_York
Liberia|LR|Africa/Monrovia
Jamaica|JM|America/Jamaica
Ohio, US|US|America/New_York
Kyrgyzstan|KG|Asia/Bishkek
Assam|IN|Asia/Kolkata
Indiana, US|US|America/Indiana/Indianapolis
North Carolina, US|US|America/New_York
Honduras|HN|America/Tegucigalpa
Mongolia|MN|Asia/Ulaanbaatar
Sierra Leone|SL|Africa/Freetown
Oman|OM|Asia/Muscat
Kerala|IN|Asia/Kolkata
Niger|NE|Africa/Niamey
Odisha|IN|Asia/Kolkata
Togo|TG|Africa/Lome
Manitoba, Canada|CA|America/Winnipeg
Latvia|LV|Europe/Riga
Netherlands|NL|Europe/Amsterdam
Washington, US|US|America/Los_Angeles
Turkmenistan|TM|Asia/Ashgabat
Indonesia|ID|Asia/Makassar
Chad|TD|Africa/Ndjamena
Colorado, US|US|America/Denver
Croatia|HR|Europe/Zagreb
Bosnia|BA|Europe/Sarajevo
Tunisia|TN|Africa/Tunis
District of Columbia, US|US|America/New_York
Tennessee, US|US|America/Chicago
Texas, US|US|America/Denver
Oklahoma, US|US|America/Chicago
Chhattisgarh|IN|Asia/Kolkata
Tajikistan|TJ|Asia/Dushanbe
Michigan, US|US|America/Detroit
Massachusetts, US|US|America/New_York
Greece|GR|Europe/Athens
Mauritania|MR|Africa/Nouakchott
Finland|FI|Europe/Helsinki
Puducherry|IN|Asia/Kolkata
Oregon, US|US|America/Los_Angeles
Macao|MO|Asia/Macau
Sri Lanka|LK|Asia/Colombo
Malawi|MW|Africa/Blantyre
Moldova|MD|Europe/Chisinau
Mexico|MX|America/Cancun
|DJ|Africa/Djibouti
Russia|RU|Asia/Irkutsk
Nevada, US|US|America/Los_Angeles
Russia|RU|Asia/Vladivostok
Wisconsin, US|US|America/Chicago
British Columbia, Canada|CA|America/Vancouver
Norway|NO|Europe/Oslo
Gabon|GA|Africa/Libreville
Maryland, US|US|America/New_York
Eritrea|ER|Africa/Asmara
New Mexico, US|US|America/Denver
Kosovo|XK|Europe/Belgrade
Central African Republic|CF|Africa/Bangui
Lithuania|LT|Europe/Vilnius
El Salvador|SV|America/El_Salvador
Uttarakhand|IN|Asia/Kolkata
Portugal|PT|Europe/Lisbon
Uzbekistan|UZ|Asia/Samarkand
Malaysia|MY|Asia/Kuching
Nebraska, US|US|America/Chicago
Missouri, US|US|America/Chicago
North Macedonia|MK|Europe/Skopje
Georgia, US|US|America/New_York
South Sudan|SS|Africa/Juba
Nova Scotia, Canada|CA|America/Halifax
Slovakia|SK|Europe/Bratislava
Albania|AL|Europe/Tirane
Puerto Rico|PR|America/Puerto_Rico
New Zealand|NZ|Pacific/Auckland
Minnesota, US|US|America/Chicago
Panama|PA|America/Panama
Indonesia|ID|Asia/Jayapura
Estonia|EE|Europe/Tallinn
Louisiana, US|US|America/Chicago
Guinea-Bissau|GW|Africa/Bissau
Spain|ES|Atlantic/Canary
Hawaii, US|US|Pacific/Honolulu
Australian Capital Territory, Australia|AU|Australia/Sydney
Qatar|QA|Asia/Qatar
Switzerland|CH|Europe/Zurich
Costa Rica|CR|America/Costa_Rica
Alaska, US|US|America/Anchorage
Papua New Guinea|PG|Pacific/Port_Moresby
New Jersey, US|US|America/New_York
Slovenia|SI|Europe/Ljubljana
Namibia|NA|Africa/Windhoek
Mizoram|IN|Asia/Kolkata
Tasmania, Australia|AU|Australia/Hobart
Kentucky, US|US|America/Kentucky/Louisville
Montenegro|ME|Europe/Podgorica
Russia|RU|Asia/Yakutsk
Guyana|GY|America/Guyana
Benin|BJ|Africa/Porto-Novo
Bahamas|BS|America/Nassau
Virginia, US|US|America/New_York
Suriname|SR|America/Paramaribo
Manipur|IN|Asia/Kolkata
Alabama, US|US|America/Chicago
Botswana|BW|Africa/Gaborone
Tripura|IN|Asia/Kolkata
Cyprus|CY|Asia/Nicosia
Saskatchewan, Canada|CA|America/Regina
Arkansas, US|US|America/Chicago
Laos|LA|Asia/Vientiane
Utah, US|US|America/Denver
Rhode Island, US|US|America/New_York
Russia|RU|Asia/Kamchatka
Himachal Pradesh|IN|Asia/Kolkata
South Dakota, US|US|America/Chicago
Kuwait|KW|Asia/Kuwait
Equatorial Guinea|GQ|Africa/Malabo
Mauritius|MU|Indian/Mauritius
Timor-Leste|TL|Asia/Dili
Northern Territory, Australia|AU|Australia/Darwin
Bahrain|BH|Asia/Bahrain
Idaho, US|US|America/Boise
Réunion|RE|Indian/Reunion
Nagaland|IN|Asia/Kolkata
Meghalaya|IN|Asia/Kolkata
South Carolina, US|US|America/New_York
Connecticut, US|US|America/New_York
Curaçao|CW|America/Curacao
Iceland|IS|Atlantic/Reykjavik
North Dakota, US|US|America/Chicago
Lesotho|LS|Africa/Maseru
Chile|CL|America/Punta_Arenas
Argentina|AR|America/Argentina/Mendoza
Cape Verde|CV|Atlantic/Cape_Verde
Andaman and Nicobar|IN|Asia/Kolkata
Newfoundland and Labrador, Canada|CA|America/St_Johns
New Hampshire, US|US|America/New_York
Maldives|MV|Indian/Maldives
Portugal|PT|Atlantic/Madeira
Goa|IN|Asia/Kolkata
Bhutan|BT|Asia/Thimphu
Barbados|BB|America/Barbados
New Caledonia|NC|Pacific/Noumea
Martinique|MQ|America/Martinique
Fiji|FJ|Pacific/Fiji
|LU|Europe/Luxembourg
Eswatini|SZ|Africa/Mbabane
Delaware, US|US|America/New_York
Trinidad & Tobago|TT|America/Port_of_Spain
Maine, US|US|America/New_York
Brunei|BN|Asia/Brunei
French Guiana|GF|America/Cayenne
Argentina|AR|America/Argentina/Ushuaia
Solomon Islands|SB|Pacific/Guadalcanal
Mayotte|YT|Indian/Mayotte
São Tomé & Príncipe|ST|Africa/Sao_Tome
Northern Mariana Islands|MP|Pacific/Saipan
Arunachal Pradesh|IN|Asia/Kolkata
Comoros|KM|Indian/Comoro
Vermont, US|US|America/New_York
Burundi|BI|Africa/Bujumbura
Samoa|WS|Pacific/Apia
Kiribati|KI|Pacific/Tarawa
Dadra and Nagar Haveli and Daman and Diu|IN|Asia/Kolkata
Prince Edward Island, Canada|CA|America/Halifax
Ladakh|IN|Asia/Kolkata
Vanuatu|VU|Pacific/Efate
Gambia|GM|Africa/Banjul
|MC|Europe/Monaco
Alaska, US|US|America/Juneau
Sikkim|IN|Asia/Kolkata
Yukon, Canada|CA|America/Whitehorse
Seychelles|SC|Indian/Mahe
Northwest Territories, Canada|CA|America/Yellowknife
Portugal|PT|Atlantic/Azores
Greenland|GL|America/Godthab
Lakshadweep|IN|Asia/Kolkata
Nunavut, Canada|CA|America/Iqaluit
Chile|CL|Pacific/Easter
Micronesia|FM|Pacific/Pohnpei`

/** Area, latitude, longitude, name, Devanagari, other names, and the id if it is not the name’s. */
export const rows = `0|31.22|121.46|Shanghai|शंघाई
0|39.91|116.4|Beijing|बीजिंग|Peking
0|22.55|114.07|Shenzhen
0|23.12|113.25|Guangzhou||Canton
1|6.45|3.39|Lagos|लागोस
2|41.01|28.95|Istanbul|इस्तांबुल
0|30.67|104.07|Chengdu
3|19.0728|72.8826|Mumbai|मुंबई|Bombay,बंबई
4|-23.55|-46.64|São Paulo|साओ पाउलो
5|19.43|-99.13|Mexico City
6|24.86|67.01|Karachi|कराची
0|39.14|117.18|Tianjin
7|28.65|77.23|Delhi|दिल्ली|देहली
0|30.58|114.27|Wuhan
8|55.75|37.62|Moscow|मास्को|मॉस्को
9|23.71|90.41|Dhaka|ढाका|Dacca
10|37.57|126.98|Seoul|सियोल
11|30.06|31.25|Cairo|काहिरा
0|34.26|108.93|Xi’an
0|32.06|118.78|Nanjing
0|30.29|120.16|Hangzhou
12|10.82|106.63|Ho Chi Minh City||Saigon
13|51.5085|-0.1257|London|लंदन|लंडन
14|40.7143|-74.006|New York|न्यूयॉर्क|NYC,New York City
15|-6.21|106.85|Jakarta|जकार्ता
16|12.9719|77.5937|Bengaluru|बेंगलुरु|Bangalore,बंगलौर,बेंगलूरु,बंगळुरू,बंगळूर
17|35.69|139.69|Tokyo|टोक्यो
18|21.02|105.84|Hanoi
19|25.05|121.53|Taipei
20|-4.33|15.31|Kinshasa
21|-12.04|-77.03|Lima
22|4.61|-74.08|Bogotá
23|22.28|114.17|Hong Kong|हांगकांग
0|29.56|106.56|Chongqing
24|33.34|44.4|Baghdad
25|35.69|51.42|Tehran|तेहरान
26|17.3841|78.4564|Hyderabad|हैदराबाद
4|-22.91|-43.18|Rio de Janeiro
27|23.0258|72.5873|Ahmedabad|अहमदाबाद|Amdavad,Karnavati,अमदावाद
28|5.35|-4|Abidjan
6|31.56|74.35|Lahore|लाहौर|लाहोर
29|1.29|103.85|Singapore|सिंगापुर
30|-26.2|28.04|Johannesburg|जोहान्सबर्ग
31|-6.82|39.27|Dar es Salaam|दार एस सलाम
8|59.94|30.31|Saint Petersburg||St Petersburg
11|31.2|29.92|Alexandria
32|-33.87|151.21|Sydney|सिडनी
33|13.75|100.5|Bangkok|बैंकॉक|बँकॉक
34|-37.81|144.96|Melbourne|मेलबर्न
35|-33.46|-70.65|Santiago
30|-33.93|18.42|Cape Town|केप टाउन
36|21.49|39.19|Jeddah|जेद्दा
37|13.0878|80.2785|Chennai|चेन्नई|Madras,मद्रास
38|22.5626|88.363|Kolkata|कोलकाता|Calcutta,कलकत्ता
27|21.1959|72.8302|Surat|सूरत|सुरत
39|16.81|96.16|Yangon|यांगून|Rangoon
40|34.53|69.17|Kabul
11|30.01|31.21|Giza
36|24.69|46.72|Riyadh|रियाद
1|12|8.52|Kano
9|22.34|91.83|Chattogram|चटगांव|Chittagong
41|34.0522|-118.2437|Los Angeles|लॉस एंजिल्स|LA,लॉस एंजेलिस
0|25.04|102.72|Kunming
17|35.43|139.65|Yokohama
10|35.1|129.03|Busan
2|39.92|32.85|Ankara
42|25.08|55.31|Dubai|दुबई
43|52.52|13.41|Berlin|बर्लिन
44|40.42|-3.7|Madrid|मैड्रिड|माद्रिद
45|39.03|125.75|Pyongyang
46|33.59|-7.61|Casablanca
3|18.5196|73.8553|Pune|पुणे|Poona,पूना
30|-29.86|31.03|Durban|डरबन
47|43.8|87.6|Ürümqi
48|10.49|-66.88|Caracas
49|-34.61|-58.38|Buenos Aires
15|-7.25|112.75|Surabaya
50|26.4652|80.3498|Kanpur|कानपुर|Cawnpore,कानपूर
51|50.45|30.52|Kyiv||Kiev
52|-0.23|-78.52|Quito
53|-8.84|13.23|Luanda
54|9.02|38.75|Addis Ababa
17|34.69|135.5|Osaka|ओसाका
55|-1.28|36.82|Nairobi|नैरोबी
14|40.65|-73.95|Brooklyn
52|-2.2|-79.89|Guayaquil
4|-19.92|-43.94|Belo Horizonte
56|-12.98|-38.49|Salvador
57|26.9196|75.7878|Jaipur|जयपुर|जयपूर
58|41.85|-87.65|Chicago|शिकागो
3|19.033|73.0297|Navi Mumbai|नवी मुंबई|New Bombay,Vashi
59|43.7001|-79.4163|Toronto|टोरंटो
60|2.04|45.34|Mogadishu
61|-27.47|153.03|Brisbane|ब्रिस्बेन
6|31.42|73.09|Faisalabad
2|38.41|27.14|İzmir
62|14.69|-17.44|Dakar
50|26.8393|80.9231|Lucknow|लखनऊ|लखनौ
15|-6.92|107.61|Bandung
15|3.58|98.67|Medan
63|41.89|12.51|Rome|रोम
25|36.3|59.61|Mashhad
64|29.7633|-95.3633|Houston|ह्यूस्टन
65|22.32|114.18|Kowloon
14|40.68|-73.84|Queens||Flushing
3|21.1463|79.0849|Nagpur|नागपूर|नागपुर
66|-3.1|-60.02|Manaus
4|-15.78|-47.93|Brasília
67|18.47|-69.89|Santo Domingo
68|-31.95|115.86|Perth|पर्थ
17|35.18|136.91|Nagoya
69|23.13|-82.38|Havana
70|48.85|2.35|Paris|पेरिस|पॅरिस
37|11.0055|76.9661|Coimbatore|कोयंबटूर|Kovai,कोयंबतूर,कोइंबतूर
71|-16.5|-68.15|La Paz
22|6.25|-75.56|Medellín
72|41.26|69.22|Tashkent
73|36.73|3.09|Algiers
74|43.25|76.92|Almaty
75|15.55|32.53|Khartoum
17|43.07|141.35|Sapporo
76|5.56|-0.2|Accra
77|15.35|44.21|Sanaa
78|32.5|-117|Tijuana
79|33.89|35.5|Beirut
80|44.43|26.11|Bucharest
1|4.78|7.01|Port Harcourt
43|53.55|9.99|Hamburg|हैम्बर्ग
81|22.7179|75.8333|Indore|इंदौर|इंदूर
71|-17.79|-63.18|Santa Cruz de la Sierra
27|22.3|73.21|Vadodara|वडोदरा|Baroda,बड़ौदा,बडोदा
82|7.07|125.61|Davao||Davao City
83|9.54|-13.68|Conakry
84|45.5088|-73.5878|Montreal|मॉन्ट्रियल
6|33.6|73.05|Rawalpindi
85|53.9|27.57|Minsk
86|47.5|19.04|Budapest
87|52.23|21.01|Warsaw|वारसा
30|-26.27|27.86|Soweto
88|48.21|16.37|Vienna|वियना
46|34.01|-6.83|Rabat
89|-8.05|-34.88|Recife
44|41.39|2.16|Barcelona|बार्सिलोना
30|-25.74|28.19|Pretoria|प्रिटोरिया
90|55.04|82.93|Novosibirsk
91|33.45|-112.07|Phoenix
17|33.6|130.42|Fukuoka
82|14.6|120.98|Manila|मनीला
92|25.5941|85.1356|Patna|पटना|पाटणा
81|23.2547|77.4029|Bhopal|भोपाल|भोपाळ
36|21.43|39.83|Mecca
93|39.9523|-75.1638|Philadelphia|फिलाडेल्फिया
94|11.56|104.92|Phnom Penh
95|33.51|36.29|Damascus
25|32.65|51.67|Isfahan
96|30.912|75.8538|Ludhiana|लुधियाना
97|-17.83|31.05|Harare
17|34.69|135.18|Kobe|कोबे
19|22.62|120.31|Kaohsiung
98|59.33|18.07|Stockholm|स्टॉकहोम
9|22.81|89.56|Khulna
99|56.85|60.61|Yekaterinburg
14|40.78|-73.97|Manhattan
100|-25.29|-57.65|Asunción
0|29.32|120.08|Yiwu
76|6.69|-1.62|Kumasi
37|9.92|78.12|Madurai|मदुरै|मदुराई
17|35.02|135.75|Kyoto|क्योटो
101|3.14|101.69|Kuala Lumpur|कुआलालंपुर|KL,क्वालालंपूर
102|27.7|85.32|Kathmandu|काठमांडू|काठमाडौं
6|30.2|71.48|Multan
64|29.42|-98.49|San Antonio
50|27.1833|78.0167|Agra|आगरा|आग्रा
41|32.7157|-117.1647|San Diego
103|-18.91|47.54|Antananarivo
27|22.29|70.79|Rajkot|राजकोट
104|-34.93|138.6|Adelaide|एडिलेड
6|25.39|68.37|Hyderabad|||hyderabad-pakistan
5|20.67|-103.39|Guadalajara
14|40.85|-73.87|The Bronx||Bronx
105|-11.66|27.48|Lubumbashi
63|45.46|9.19|Milan
106|0.32|32.58|Kampala|कंपाला
2|36.91|30.7|Antalya
107|22.8|86.19|Jamshedpur|जमशेदपुर|Tatanagar,जमशेदपूर
108|-31.41|-64.18|Córdoba
64|32.7831|-96.8067|Dallas|डलास|डॅलस
36|24.47|39.61|Medina
109|3.87|11.52|Yaoundé
110|12.65|-8|Bamako
3|19.9973|73.791|Nashik|नाशिक|Nasik,नासिक
111|-4.27|15.28|Brazzaville
3|18.62|73.81|Pimpri-Chinchwad|पिंपरी-चिंचवड|Chinchwad,चिंचवड
112|31.96|35.95|Amman
42|25.34|55.41|Sharjah|शारजाह
113|44.8|20.47|Belgrade
114|-34.9|-56.19|Montevideo
115|-15.41|28.29|Lusaka
3|19.24|73.14|Kalyan|कल्याण
3|19.2|72.96|Thane|ठाणे|Thana,थाणे
43|48.14|11.58|Munich|म्यूनिख
36|26.43|50.1|Dammam
1|9.06|7.5|Abuja
116|18.54|-72.34|Port-au-Prince
50|28.98|77.7064|Meerut|मेरठ
117|28.41|77.31|Faridabad|फरीदाबाद
6|34.01|71.58|Peshawar
55|-4.05|39.66|Mombasa|मोम्बासा
39|21.97|96.08|Mandalay
97|-20.15|28.58|Bulawayo
17|34.4|132.45|Hiroshima
50|28.6654|77.4391|Ghaziabad|गाजियाबाद|गाझियाबाद
107|23.8|86.43|Dhanbad|धनबाद
3|19.2184|73.0867|Dombivli|डोंबिवली|Dombivali
118|-25.97|32.58|Maputo
119|50.09|14.42|Prague|प्राग
50|25.3167|83.0104|Varanasi|वाराणसी|Banaras,Benares,Kashi,बनारस,काशी
120|55.68|12.57|Copenhagen|कोपेनहेगन
121|42.7|23.32|Sofia
122|32.89|13.19|Tripoli
13|52.48|-1.9|Birmingham|बर्मिंघम
123|25.68|-100.32|Monterrey
124|-1.95|30.06|Kigali
107|23.3478|85.3385|Ranchi|रांची
125|40.38|49.89|Baku
126|40.18|44.51|Yerevan
96|31.6223|74.8753|Amritsar|अमृतसर
127|12.37|-1.53|Ouagadougou
50|25.4448|81.8432|Prayagraj|प्रयागराज|Allahabad,Prayag,इलाहाबाद,अलाहाबाद,प्रयाग
128|17.68|83.2016|Visakhapatnam|विशाखापत्तनम|Vizag,Vishakhapatnam,Waltair,विशाखापट्टनम,विशाखापट्टणम
129|41.69|44.83|Tbilisi
19|24.15|120.68|Taichung
81|23.17|79.95|Jabalpur|जबलपुर|Jubbulpore,जबलपूर
38|22.58|88.32|Howrah|हावड़ा|Haora
41|37.34|-121.89|San Jose|सैन होज़े|सॅन होजे
130|53.33|-6.25|Dublin
37|10.82|78.7|Tiruchirappalli|तिरुचिरापल्ली|Trichy,Tiruchi,Trichinopoly,त्रिची
131|51.0501|-114.0853|Calgary|कैलगरी|कॅलगरी
132|50.85|4.35|Brussels|ब्रुसेल्स
3|19.88|75.34|Chhatrapati Sambhajinagar|छत्रपती संभाजीनगर|Aurangabad,Sambhajinagar,औरंगाबाद,छत्रपति संभाजीनगर,संभाजीनगर
51|46.49|30.74|Odesa
131|53.55|-113.47|Edmonton|एडमॉन्टन
21|-16.4|-71.53|Arequipa
3|17.67|75.91|Solapur|सोलापूर|Sholapur,सोलापुर
133|14.64|-90.51|Guatemala City
12|16.07|108.22|Da Nang
134|34.0857|74.8056|Srinagar|श्रीनगर
135|12.13|-86.25|Managua
136|31.77|35.22|Jerusalem
30|-33.96|25.61|Port Elizabeth
82|10.32|123.89|Cebu City
43|50.93|6.95|Cologne||Köln,Koeln
37|11.12|77.35|Tiruppur|तिरुप्पूर|Tirupur,तिरुपुर,तिरुपूर
137|30.7363|76.7884|Chandigarh|चंडीगढ़|चंडीगड,चंदीगड
138|30.33|-81.66|Jacksonville
108|-32.95|-60.64|Rosario
139|6.3|-10.8|Monrovia
140|18|-76.79|Kingston
64|30.27|-97.74|Austin|ऑस्टिन
39|19.75|96.13|Nay Pyi Taw||Naypyidaw
57|26.2689|73.0059|Jodhpur|जोधपुर|जोधपूर
64|32.73|-97.32|Fort Worth
37|11.65|78.16|Salem|सेलम
63|40.85|14.27|Naples
141|39.96|-83|Columbus
101|3.11|101.61|Petaling Jaya
142|42.87|74.59|Bishkek
143|26.1844|91.7458|Guwahati|गुवाहाटी|Gauhati
144|39.77|-86.16|Indianapolis
81|26.23|78.17|Gwalior|ग्वालियर|ग्वाल्हेर
101|3.04|101.44|Klang
128|16.51|80.65|Vijayawada|विजयवाड़ा|Bezawada
145|35.23|-80.84|Charlotte
3|19.3|73.06|Bhiwandi|भिवंडी
70|43.3|5.38|Marseille
16|12.2979|76.6393|Mysuru|मैसूरु|Mysore,मैसूर,म्हैसूर
41|37.7749|-122.4194|San Francisco|सैन फ्रांसिस्को|SF,सॅन फ्रान्सिस्को
13|53.41|-2.98|Liverpool
101|1.47|103.76|Johor Bahru
146|14.08|-87.21|Tegucigalpa
63|45.07|7.69|Turin
42|24.19|55.76|Al Ain
147|47.91|106.88|Ulaanbaatar||Ulan Bator
18|20.86|106.68|Haiphong
16|15.35|75.13|Hubballi|हुबली|Hubli,हुब्बल्ली,हुबळी
101|4.58|101.08|Ipoh
46|31.63|-8|Marrakesh
59|45.4112|-75.6981|Ottawa|ओटावा
148|8.49|-13.24|Freetown
149|23.58|58.41|Muscat|मस्कट
44|39.47|-0.38|Valencia
96|31.3256|75.5792|Jalandhar|जालंधर|Jullundur
150|8.4855|76.9492|Thiruvananthapuram|तिरुवनंतपुरम|Trivandrum,त्रिवेंद्रम
151|13.51|2.11|Niamey
9|24.37|88.6|Rajshahi
57|25.18|75.84|Kota|कोटा
152|20.2724|85.8338|Bhubaneswar|भुवनेश्वर|Bhubaneshwar
87|50.06|19.94|Kraków
50|27.8815|78.0746|Aligarh|अलीगढ़
30|-29.62|30.39|Pietermaritzburg|पीटरमैरिट्सबर्ग
153|6.13|1.22|Lomé
154|49.88|-97.15|Winnipeg|विनिपेग
50|28.37|79.43|Bareilly|बरेली
155|56.95|24.11|Riga
156|52.374|4.8897|Amsterdam|एम्स्टर्डम
157|47.61|-122.33|Seattle|सिएटल
6|30.18|67|Quetta
158|37.95|58.38|Ashgabat
159|-8.65|115.22|Denpasar|देनपसार|Bali
50|28.84|78.78|Moradabad|मुरादाबाद
160|12.11|15.04|N'Djamena
161|39.74|-104.98|Denver
162|45.81|15.98|Zagreb
163|43.85|18.36|Sarajevo
164|36.82|10.17|Tunis
165|38.8951|-77.0364|Washington DC|वॉशिंगटन डीसी|Washington
166|36.17|-86.78|Nashville
44|37.38|-5.97|Seville||Sevilla
167|31.76|-106.49|El Paso
168|35.47|-97.52|Oklahoma City
169|21.2333|81.6333|Raipur|रायपुर|रायपूर
170|38.54|68.78|Dushanbe
171|42.33|-83.05|Detroit|डेट्रॉइट
172|42.36|-71.06|Boston|बोस्टन
50|26.7663|83.3689|Gorakhpur|गोरखपुर|गोरखपूर
59|43.58|-79.66|Mississauga|मिसिसॉगा
173|37.98|23.73|Athens
174|18.09|-15.98|Nouakchott
175|60.17|24.94|Helsinki|हेलसिंकी
176|11.93|79.83|Puducherry|पुदुचेरी|Pondicherry,पुडुचेरी,पांडिचेरी,पॉण्डिचेरी,पुदुच्चेरी
177|45.52|-122.68|Portland
43|50.12|8.68|Frankfurt|फ्रैंकफर्ट|फ्रँकफर्ट
178|22.2|113.55|Macau
179|6.94|79.85|Colombo|कोलंबो
180|-13.97|33.79|Lilongwe
61|-28|153.43|Gold Coast
181|47.01|28.86|Chisinau
87|51.1|17.03|Wrocław
166|35.15|-90.05|Memphis
43|48.78|9.18|Stuttgart|स्टुटगार्ट
182|21.17|-86.85|Cancún
13|55.87|-4.26|Glasgow|ग्लासगो
169|21.21|81.43|Bhilai|भिलाई
183|11.59|43.15|Djibouti
184|52.3|104.3|Irkutsk
185|36.17|-115.14|Las Vegas
43|51.22|6.78|Düsseldorf
3|19.23|72.86|Borivali|बोरिवली|Borivli,बोरीवली
27|21.76|72.15|Bhavnagar|भावनगर
186|43.11|131.87|Vladivostok
150|9.94|76.26|Kochi|कोच्चि|Cochin,Ernakulam,कोची,कोचीन,एर्नाकुलम
3|20.9333|77.75|Amravati|अमरावती|Amraoti
42|24.45|54.4|Abu Dhabi|अबू धाबी
6|33.72|73.04|Islamabad|इस्लामाबाद
3|16.85|74.56|Sangli|सांगली
187|43.04|-87.91|Milwaukee
188|49.2497|-123.1193|Vancouver|वैंकूवर|व्हँकुव्हर
156|51.92|4.48|Rotterdam
59|43.68|-79.77|Brampton|ब्रैम्पटन
43|51.46|7.01|Essen
98|57.71|11.97|Gothenburg||Göteborg
180|-15.78|35.01|Blantyre
152|20.46|85.88|Cuttack|कटक
189|59.91|10.75|Oslo|ओस्लो
101|2.2|102.24|Malacca
44|36.72|-4.42|Málaga
190|0.39|9.45|Libreville
191|39.29|-76.61|Baltimore
57|28.02|73.31|Bikaner|बीकानेर|बिकानेर
107|23.67|86.15|Bokaro|बोकारो|Bokaro Steel City
192|15.34|38.93|Asmara
193|35.08|-106.65|Albuquerque
26|18|79.58|Warangal|वारंगल|वरंगल
13|53.38|-1.47|Sheffield
30|-29.12|26.21|Bloemfontein
3|19.16|77.31|Nanded|नांदेड|Nander
150|11.25|75.78|Kozhikode|कोझिकोड|Calicut,कोष़िक्कोड,कालीकट
194|42.67|21.17|Pristina
43|53.08|8.81|Bremen
195|4.36|18.55|Bangui
196|54.69|25.28|Vilnius
152|22.22|84.86|Rourkela|राउरकेला|Raurkela
84|46.81|-71.21|Quebec City
91|32.22|-110.93|Tucson
128|16.3|80.46|Guntur|गुंटूर|गुन्टूर
132|51.22|4.4|Antwerp||Antwerpen
197|13.69|-89.19|San Salvador
40|31.61|65.71|Kandahar
70|45.75|4.85|Lyon
198|30.3244|78.0339|Dehradun|देहरादून|Dehra Dun
37|11.34|77.73|Erode|इरोड|ईरोड
3|19.3|72.85|Mira-Bhayandar|मीरा-भाईंदर|Bhayandar,Mira Road,भाईंदर,मीरा रोड
41|36.75|-119.77|Fresno
59|43.25|-79.85|Hamilton
38|23.52|87.31|Durgapur|दुर्गापुर|दुर्गापूर
57|26.45|74.64|Ajmer|अजमेर
199|38.72|-9.13|Lisbon|लिस्बन|Lisboa
3|19.22|73.15|Ulhasnagar|उल्हासनगर
13|53.8|-1.55|Leeds
3|16.6956|74.2317|Kolhapur|कोल्हापूर|कोल्हापुर
38|26.71|88.43|Siliguri|सिलीगुड़ी|सिलिगुडी
43|49.45|11.08|Nuremberg||Nürnberg
43|52.37|9.73|Hannover||Hanover
200|39.65|66.96|Samarkand
47|39.47|75.99|Kashgar
13|55.95|-3.2|Edinburgh|एडिनबरा
43|51.34|12.37|Leipzig
38|23.68|86.98|Asansol|आसनसोल
201|5.97|116.07|Kota Kinabalu
70|43.6|1.44|Toulouse
27|22.47|70.07|Jamnagar|जामनगर
41|38.58|-121.49|Sacramento
42|25.4|55.48|Ajman
202|41.26|-95.94|Omaha
50|29.968|77.546|Saharanpur|सहारनपुर|सहारनपूर
37|12.92|79.13|Vellore|वेल्लोर|वेल्लूर
16|17.34|76.84|Kalaburagi|कलबुर्गी|Gulbarga,गुलबर्गा,कलबुरगी
30|-33.02|27.91|East London
55|0.52|35.27|Eldoret
203|39.1|-94.58|Kansas City
204|42|21.43|Skopje
156|52.08|4.3|The Hague|द हेग|Den Haag
41|33.77|-118.19|Long Beach
37|8.73|77.68|Tirunelveli|तिरुनेलवेली|Nellai,Tinnevelly
14|40.56|-74.14|Staten Island
13|51.46|-2.6|Bristol
134|32.7357|74.8692|Jammu|जम्मू
205|33.75|-84.39|Atlanta|अटलांटा
87|54.35|18.65|Gdańsk
128|15.83|78.04|Kurnool|कुरनूल|कर्नूल
81|23.1824|75.7764|Ujjain|उज्जैन|Avantika,उज्जयिनी,अवंतिका
26|18.8|79.45|Ramagundam|रामागुंडम|Ramgundam
115|-12.96|28.64|Ndola
145|35.77|-78.64|Raleigh
206|4.85|31.58|Juba
13|51.48|-3.18|Cardiff
138|25.77|-80.19|Miami
207|44.64|-63.58|Halifax
31|-2.52|32.9|Mwanza
3|20.55|74.53|Malegaon|मालेगाव|मालेगांव
16|14.47|75.93|Davangere|दावणगेरे|Davanagere,दावनगेरे
136|32.08|34.78|Tel Aviv
3|21|75.57|Jalgaon|जळगाव|जलगांव
3|20.7096|76.9981|Akola|अकोला
16|15.85|74.5|Belagavi|बेलगावी|Belgaum,बेलगांव,बेळगाव,बेळगावी
21|-13.52|-71.97|Cusco
208|48.15|17.11|Bratislava
92|24.8|85|Gaya|गया
57|24.5712|73.6915|Udaipur|उदयपुर|उदयपूर
41|37.8|-122.27|Oakland
169|22.35|82.7|Korba|कोरबा
209|41.33|19.82|Tirana
210|18.47|-66.11|San Juan
211|-36.85|174.76|Auckland|ऑकलैंड|ऑकलंड
6|27.7|68.86|Sukkur
16|12.92|74.86|Mangaluru|मंगलुरु|Mangalore,मंगलूरु,मंगलौर,मंगलूर,मंगळूर,मंगळूरू
50|25.46|78.58|Jhansi|झांसी|झाशी
212|44.98|-93.26|Minneapolis
37|8.77|78.13|Thoothukudi|तूतुकुडी|Tuticorin,तूतीकोरिन,थूथुकुडी
213|8.99|-79.52|Panama City
128|14.45|79.99|Nellore|नेल्लोर|नेल्लूर
214|-2.53|140.72|Jayapura
31|-6.16|39.2|Zanzibar
201|1.55|110.33|Kuching
115|-12.8|28.21|Kitwe
13|53.48|-2.24|Manchester|मैनचेस्टर|मँचेस्टर
188|49.11|-122.83|Surrey|सरे
215|59.44|24.75|Tallinn
216|29.95|-90.08|New Orleans
64|32.74|-97.11|Arlington
141|41.5|-81.7|Cleveland
217|11.86|-15.6|Bissau
138|27.95|-82.46|Tampa
211|-41.29|174.78|Wellington|वेलिंगटन
119|49.2|16.61|Brno
218|28.1|-15.41|Las Palmas de Gran Canaria||Las Palmas
128|17.01|81.78|Rajamahendravaram|राजमहेंद्रवरम|Rajahmundry,राजमुंदरी,राजामुंद्री
15|-7.8|110.36|Yogyakarta
101|2.73|101.94|Seremban
219|21.31|-157.86|Honolulu|होनोलूलू
102|27.68|84.44|Bharatpur|||bharatpur-nepal
13|52.6386|-1.1317|Leicester|लेस्टर
16|15.4578|75.0078|Dharwad|धारवाड़|Dharwar
220|-35.28|149.13|Canberra|कैनबरा|कॅनबेरा
63|43.78|11.25|Florence
3|19.0945|74.7384|Ahilyanagar|अहिल्यानगर|Ahmednagar,Ahmadnagar,अहमदनगर,अहिल्या नगर
150|8.88|76.58|Kollam|कोल्लम|Quilon
3|20.9013|74.7774|Dhule|धुळे|Dhulia,धुले
13|53.79|-1.75|Bradford
211|-43.53|172.63|Christchurch
156|52.09|5.12|Utrecht
92|25.24|86.97|Bhagalpur|भागलपुर|भागलपूर
42|25.79|55.94|Ras Al Khaimah
98|55.61|13|Malmö
41|33.84|-117.91|Anaheim
50|29.47|77.7|Muzaffarnagar|मुजफ्फरनगर|मुझफ्फरनगर
3|18.3972|76.5678|Latur|लातूर
32|-32.93|151.78|Newcastle
59|42.98|-81.23|London|||london-ontario
74|51.18|71.45|Astana
13|54.6|-5.93|Belfast
13|52.41|-1.51|Coventry
221|25.29|51.53|Doha|दोहा
55|-0.1|34.76|Kisumu
70|43.7|7.27|Nice
222|47.37|8.55|Zurich|ज्यूरिख|Zuerich
31|-3.37|36.68|Arusha
37|13.1|80.16|Ambattur|अंबत्तूर
16|15.14|76.92|Ballari|बल्लारी|Bellary,बेल्लारी,बळ्ळारी
223|9.93|-84.08|San José|||san-jose-costa-rica
92|26.12|85.39|Muzaffarpur|मुजफ्फरपुर
50|27.5035|77.6722|Mathura|मथुरा
96|30.34|76.39|Patiala|पटियाला
59|43.87|-79.27|Markham
3|19.95|79.3|Chandrapur|चंद्रपूर|Chanda,चंद्रपुर
57|25.35|74.64|Bhilwara|भीलवाड़ा|भिलवाडा
103|-18.15|49.4|Toamasina
152|19.31|84.79|Brahmapur|ब्रह्मपुर|Berhampur,बरहमपुर
13|52.95|-1.15|Nottingham
50|27.88|79.91|Shahjahanpur|शाहजहांपुर|Shahjanpur
16|13.93|75.57|Shivamogga|शिवमोग्गा|Shimoga,शिमोगा
13|51.46|-0.97|Reading
7|28.6358|77.2244|New Delhi|नई दिल्ली|नवी दिल्ली
173|40.64|22.93|Thessaloníki
17|26.21|127.68|Naha
117|28.89|76.59|Rohtak|रोहतक
150|10.52|76.22|Thrissur|त्रिशूर|Trichur,Thrissoor,त्रिशुर
13|53.76|-2.7|Preston
141|39.13|-84.51|Cincinnati
138|28.54|-81.38|Orlando
16|13.34|77.1|Tumakuru|तुमकुरु|Tumkur,तुमकूर
50|27.15|78.4|Firozabad|फिरोजाबाद
59|43.84|-79.5|Vaughan
41|37.96|-121.29|Stockton
26|18.67|78.1|Nizamabad|निजामाबाद
93|40.44|-80|Pittsburgh
38|23.26|87.86|Bardhaman|बर्धमान|Burdwan,Barddhaman,वर्धमान
13|51.62|-3.94|Swansea
13|54.97|-1.61|Newcastle upon Tyne
102|27.68|85.31|Lalitpur|ललितपुर|Patan|lalitpur-nepal
38|22.72|88.48|Barasat|बारासात
117|29.15|75.72|Hisar|हिसार|Hissar
50|28.8101|79.027|Rampur|रामपुर|रामपूर
88|47.07|15.45|Graz
8|68.98|33.09|Murmansk
50|28.5|77.54|Greater Noida|ग्रेटर नोएडा
50|28.58|77.33|Noida|नोएडा|नोयडा
128|16.96|82.24|Kakinada|काकीनाडा|Cocanada,काकिनाडा
117|29.39|76.97|Panipat|पानीपत|पानिपत
37|10.37|77.98|Dindigul|डिंडीगुल|डिंडिगुल
224|61.22|-149.9|Anchorage
37|10.79|79.14|Thanjavur|तंजावुर|Tanjore,तंजावूर,तंजौर,तंजावर
3|19.2704|76.7601|Parbhani|परभणी
188|48.44|-123.35|Victoria
92|26.15|85.9|Darbhanga|दरभंगा
189|60.39|5.32|Bergen
136|32.82|34.99|Haifa
120|56.16|10.21|Aarhus
212|44.94|-93.09|Saint Paul
225|-9.48|147.15|Port Moresby
64|33.02|-96.7|Plano
57|27.56|76.63|Alwar|अलवर
169|22.08|82.16|Bilaspur|बिलासपुर|बिलासपूर
35|-33.04|-71.63|Valparaíso
226|40.74|-74.17|Newark
32|-34.42|150.89|Wollongong
59|42.3|-83.02|Windsor
13|50.83|-0.14|Brighton
70|48.58|7.75|Strasbourg
3|16.69|74.46|Ichalkaranji|इचलकरंजी
227|46.05|14.51|Ljubljana
16|16.82|75.72|Vijayapura|विजयपुरा|Bijapur,विजयपुर,बीजापुर,विजापूर
13|52.92|-1.48|Derby
13|50.9|-1.4|Southampton
34|-38.15|144.36|Geelong
102|27.02|84.88|Birgunj|बीरगंज
228|-22.56|17.08|Windhoek
229|23.73|92.72|Aizawl|आइजोल|Aijal
43|50.78|6.08|Aachen
132|51.05|3.72|Ghent||Gent
226|40.73|-74.08|Jersey City|जर्सी सिटी
13|52.59|-2.12|Wolverhampton
3|19.84|75.89|Jalna|जालना
81|22.97|76.06|Dewas|देवास
13|50.37|-4.14|Plymouth
55|-0.31|36.07|Nakuru
14|42.89|-78.88|Buffalo
81|24.58|80.83|Satna|सतना
145|35.99|-78.9|Durham
50|26.78|79.02|Etawah|इटावा
41|33.67|-117.82|Irvine
59|43.43|-80.51|Kitchener
175|60.21|24.65|Espoo
13|52.04|-0.76|Milton Keynes
169|21.19|81.28|Durg|दुर्ग
128|13.64|79.42|Tirupati|तिरुपति|Tirupathi,तिरुपती
117|28.99|77.02|Sonipat|सोनीपत|Sonepat
37|13.11|80.11|Avadi|आवडी
199|41.15|-8.61|Porto
187|43.07|-89.4|Madison
81|23.84|78.74|Sagar|सागर|Saugor,Saugar
230|-42.88|147.33|Hobart
50|25.94|83.56|Mau|मऊ|Maunath Bhanjan
13|52.25|-0.88|Northampton
102|26.46|87.27|Biratnagar|विराटनगर
175|61.5|23.79|Tampere
92|25.2|85.52|Bihar Sharif|बिहार शरीफ|बिहारशरीफ
231|38.25|-85.76|Louisville
50|28.73|77.78|Hapur|हापुड़
96|30.21|74.94|Bathinda|बठिंडा|Bhatinda,भटिंडा
185|39.53|-119.81|Reno
50|27.39|79.58|Farrukhabad|फर्रुखाबाद
150|9.49|76.33|Alappuzha|अलप्पुझा|Alleppey,आलप्पुझा,अलपुझा
128|14.68|77.61|Anantapur|अनंतपुर|Anantapuramu,अनंतपूर
36|27.02|49.62|Jubail
9|24.9|91.87|Sylhet|सिलहट
232|42.44|19.26|Podgorica
81|23.33|75.04|Ratlam|रतलाम
64|32.81|-96.95|Irving
233|62.03|129.73|Yakutsk
234|6.8|-58.16|Georgetown|जॉर्जटाउन
37|9.45|77.8|Sivakasi|शिवकाशी
37|10.96|78.08|Karur|करूर|करुर
235|6.5|2.6|Porto-Novo
37|11.41|76.7|Ooty|ऊटी|Udhagamandalam,Ootacamund,उदगमंडलम,उटी
156|53.22|6.57|Groningen
41|37.55|-121.99|Fremont|फ्रीमोंट
57|29.92|73.87|Sri Ganganagar|श्रीगंगानगर|Ganganagar,श्री गंगानगर,गंगानगर
37|12.74|77.83|Hosur|होसुर|होसूर
57|27.22|77.49|Bharatpur|भरतपुर|भरतपूर
26|18.44|79.13|Karimnagar|करीमनगर
236|25.06|-77.34|Nassau
237|37.55|-77.46|Richmond
16|16.21|77.36|Raichur|रायचूर
13|51.88|-0.42|Luton
117|29.69|76.98|Karnal|करनाल|कर्नाल
37|8.18|77.43|Nagercoil|नागरकोइल|नागरकोविल
71|-19.03|-65.26|Sucre
238|5.87|-55.17|Paramaribo|पारामारिबो
92|25.56|84.66|Arrah|आरा|Ara
239|24.81|93.94|Imphal|इंफाल
37|12.84|79.7|Kanchipuram|कांचीपुरम|Conjeevaram,Kanchi,कांचीपुरम्,कांची
50|25.14|82.57|Mirzapur|मिर्जापुर
38|22.34|87.33|Kharagpur|खड़गपुर|खरगपुर
3|19.2|73.17|Ambernath|अंबरनाथ|Ambarnath,Amarnath
240|33.52|-86.8|Birmingham|||birmingham-alabama
57|25.77|73.32|Pali|पाली
14|43.15|-77.62|Rochester
175|65.01|25.47|Oulu
156|51.44|5.48|Eindhoven
117|30.13|77.28|Yamunanagar|यमुनानगर
81|24.53|81.29|Rewa|रीवा|रेवा
241|-24.65|25.91|Gaborone
13|50.8|-1.09|Portsmouth
26|17.5|78.54|Secunderabad|सिकंदराबाद
16|17.91|77.52|Bidar|बीदर|बिदर
242|23.84|91.28|Agartala|अगरतला
92|25.37|86.47|Munger|मुंगेर|Monghyr
107|24.49|86.7|Deoghar|देवघर|Baidyanath Dham,बैद्यनाथ धाम
188|49.27|-122.95|Burnaby
81|21.31|76.23|Burhanpur|बुरहानपुर|बुऱ्हाणपूर
27|22.69|72.86|Nadiad|नडियाद|नाडियाद
92|25.78|84.75|Chapra|छपरा|Chhapra
58|41.76|-88.32|Aurora
243|35.18|33.36|Nicosia
63|45.54|10.21|Brescia
117|30.69|76.85|Panchkula|पंचकूला|पंचकुला
102|28.27|83.97|Pokhara|पोखरा
57|27.61|75.14|Sikar|सीकर
244|52.13|-106.67|Saskatoon
50|28.4|77.86|Bulandshahr|बुलंदशहर
13|57.14|-2.1|Aberdeen
92|25.78|87.47|Purnia|पूर्णिया|Purnea
188|49.17|-123.14|Richmond|||richmond-british-columbia
245|34.75|-92.29|Little Rock
16|15.27|76.39|Hosapete|होसपेट|Hospet,होसपेटे
117|28.4601|77.0263|Gurugram|गुरुग्राम|Gurgaon,गुड़गांव,गुडगाव
246|17.97|102.6|Vientiane
50|28.58|78.57|Sambhal|संभल
27|23.22|72.68|Gandhinagar|गांधीनगर
81|23.84|80.39|Katni|कटनी|Murwara
175|60.45|22.27|Turku
28|6.82|-5.28|Yamoussoukro
59|43.45|-79.68|Oakville
128|16.19|81.14|Machilipatnam|मछलीपट्टनम|Masulipatnam,Bandar,मछलीपत्तनम
247|40.76|-111.89|Salt Lake City
92|25.54|87.57|Katihar|कटिहार
248|41.82|-71.41|Providence
117|28.79|76.14|Bhiwani|भिवानी
130|51.9|-8.47|Cork
27|23.59|72.37|Mehsana|मेहसाणा|Mahesana,महेसाणा
50|26.23|81.23|Raebareli|रायबरेली|Rae Bareli
198|29.9479|78.1602|Haridwar|हरिद्वार|Hardwar
81|24.2|82.68|Singrauli|सिंगरौली
27|21.52|70.46|Junagadh|जूनागढ़|जुनागढ
222|46.2|6.15|Geneva|जिनेवा|Genève
57|27.7|74.47|Sujangarh|सुजानगढ़
128|16.71|81.1|Eluru|एलुरु|Ellore,एलूरु
59|43.39|-79.84|Burlington
3|21.04|75.79|Bhusawal|भुसावळ|Bhusaval,भुसावल
81|21.82|76.35|Khandwa|खंडवा
50|27.57|81.59|Bahraich|बहराइच
37|10.07|78.77|Karaikudi|कराईकुडी|Karaikkudi
117|29.53|75.03|Sirsa|सिरसा
249|53.06|158.63|Petropavlovsk-Kamchatsky
120|55.4|10.39|Odense
38|22.86|88.37|Chandannagar|चंदननगर|Chandernagore
38|24.1|88.25|Baharampur|बहरमपुर|Berhampore
31|-6.17|35.74|Dodoma
27|22.73|71.65|Surendranagar|सुरेंद्रनगर
128|18.12|83.41|Vizianagaram|विजयनगरम|विजयनगरम्
37|11.61|79.5|Neyveli|नेयवेली
211|-37.78|175.28|Hamilton|||hamilton-new-zealand
128|14.75|78.55|Proddatur|प्रोद्दटूर
98|59.86|17.64|Uppsala
38|22.91|88.4|Hooghly-Chinsurah|हुगली-चुंचुड़ा|Hugli,Hooghly,हुगली
156|52.37|5.21|Almere
50|28.9|78.47|Amroha|अमरोहा
244|50.45|-104.62|Regina
37|12.92|80.13|Tambaram|तांबरम
96|32.27|75.65|Pathankot|पठानकोट
81|26.57|78.79|Bhind|भिंड
37|11.76|79.77|Cuddalore|कडलूर|कुड्डालोर
250|31.1044|77.1666|Shimla|शिमला|Simla,सिमला
13|51.38|-0.1|Croydon
102|26.81|87.28|Dharan
128|15.5|80.04|Ongole|ओंगोल
251|43.55|-96.7|Sioux Falls
27|20.94|72.92|Navsari|नवसारी
152|19.8|85.82|Puri|पुरी|Jagannath Puri,जगन्नाथ पुरी,जगन्नाथपुरी
38|22.06|88.11|Haldia|हल्दिया
26|17.25|80.14|Khammam|खम्मम
38|25.61|88.12|Raiganj|रायगंज
38|25|88.15|Malda|मालदा|English Bazar,Ingraj Bazar,मालदह
50|25.75|82.69|Jaunpur|जौनपुर
179|9.67|80.01|Jaffna|जाफना
37|10.96|79.39|Kumbakonam|कुंभकोणम
50|25.93|80.81|Fatehpur|फतेहपुर
27|23.08|70.13|Gandhidham|गांधीधाम
102|28.05|81.62|Nepalgunj
59|43.9|-78.85|Oshawa
36|26.28|50.21|Al Khobar
128|15.48|78.48|Nandyal|नंद्याल|नांदयाल
16|13.33|74.75|Udupi|उडुपी|उडुपि,उडपी
50|28.75|77.29|Loni|लोनी
13|51.51|-0.6|Slough
222|47.56|7.57|Basel
50|27.56|80.68|Sitapur|सीतापुर
81|25.42|77.66|Shivpuri|शिवपुरी
252|29.33|48.03|Hawalli
16|13.85|75.71|Bhadravati|भद्रावती
128|15.63|77.27|Adoni|अदोनी|आदोनी
13|52.57|-0.25|Peterborough
27|20.91|70.37|Veraval|वेरावल
149|17.02|54.09|Salalah
152|21.47|83.98|Sambalpur|संबलपुर|संबळपूर
16|15.43|75.63|Gadag-Betageri|गदग-बेटगेरी|Gadag,गदग
13|51.75|-1.26|Oxford
50|26.55|80.49|Unnao|उन्नाव
50|28.04|79.13|Budaun|बदायूं|Badaun
117|29.32|76.32|Jind|जींद|जिंद
145|35.79|-78.78|Cary
101|5.41|100.34|George Town||Penang
50|25.99|79.45|Orai|उरई
96|31.54|75.91|Hoshiarpur|होशियारपुर
88|47.8|13.04|Salzburg
253|3.76|8.78|Malabo
41|37.37|-122.04|Sunnyvale
57|29.58|74.33|Hanumangarh|हनुमानगढ़
254|-20.16|57.5|Port Louis|पोर्ट लुई
211|-37.69|176.17|Tauranga
64|33.15|-96.82|Frisco
81|24.65|77.31|Guna|गुना
117|28.69|76.94|Bahadurgarh|बहादुरगढ़
107|23.99|85.36|Hazaribagh|हजारीबाग
27|21.69|72.98|Bharuch|भरूच|Broach,भडोच
38|22.42|87.32|Medinipur|मेदिनीपुर|Midnapore,मिदनापुर
61|-16.92|145.77|Cairns
50|26.78|82.15|Faizabad|फैजाबाद|Fyzabad
92|25.64|85.05|Danapur|दानापुर|Dinapore
143|24.83|92.8|Silchar|सिलचर
50|25.48|80.33|Banda|बांदा
81|26.5|78|Morena|मुरैना
57|26.17|75.79|Tonk|टोंक
169|21.1|81.03|Rajnandgaon|राजनांदगांव|राजनांदगाव
3|19.46|72.81|Vasai-Virar|वसई-विरार|Vasai,Virar,Nalasopara,वसई,विरार,नालासोपारा
3|16.83|74.65|Miraj|मिरज
255|-8.56|125.57|Dili
38|23.25|88.43|Shantipur|शांतिपुर
13|51.58|-0.33|Harrow
38|22.77|88.36|Barrackpore|बैरकपुर|Barakpur
252|29.33|48.08|Salmiya
256|-12.46|130.84|Darwin
189|63.43|10.4|Trondheim
58|41.79|-88.15|Naperville
257|26.23|50.59|Manama|मनामा
117|30.36|76.8|Ambala|अंबाला
3|18.99|75.76|Beed|बीड|Bid,Bir
258|43.61|-116.2|Boise
38|23.41|88.49|Krishnanagar|कृष्णानगर|कृष्णनगर
92|25.87|86.6|Saharsa|सहरसा
13|52.2|0.12|Cambridge
96|31.81|75.2|Batala|बटाला
189|58.97|5.73|Stavanger
14|43.05|-76.15|Syracuse
43|49.41|8.69|Heidelberg
128|16.54|81.52|Bhimavaram|भीमावरम|भीमवरम
120|57.05|9.92|Aalborg
188|49.88|-119.49|Kelowna
38|25.22|88.78|Balurghat|बालुरघाट
188|49.06|-122.25|Abbotsford
13|53.58|-2.43|Bolton
117|29.8|76.4|Kaithal|कैथल
50|27.95|80.78|Lakhimpur Kheri|लखीमपुर खीरी|Lakhimpur
81|23.53|77.81|Vidisha|विदिशा
157|47.61|-122.2|Bellevue
198|29.22|79.53|Haldwani|हल्द्वानी
222|46.52|6.63|Lausanne
27|21.64|69.61|Porbandar|पोरबंदर
16|14.22|76.4|Chitradurga|चित्रदुर्ग
117|29.97|76.83|Kurukshetra|कुरुक्षेत्र|Thanesar,थानेसर
37|12.23|79.07|Tiruvannamalai|तिरुवन्नामलाई|Thiruvannamalai,Arunachala,तिरुवण्णामलै
27|22.55|72.96|Anand|आणंद|आनंद
259|-20.88|55.45|Saint-Denis
26|16.74|77.99|Mahbubnagar|महबूबनगर
260|25.91|93.72|Dimapur|दीमापुर|दिमापुर
16|12.96|78.28|Kolar Gold Fields|कोलार गोल्ड फील्ड्स|KGF,Robertsonpet
81|22.06|78.94|Chhindwara|छिंदवाड़ा
16|12.52|76.9|Mandya|मंड्या|मांड्या
38|23.23|87.07|Bankura|बांकुड़ा|बांकुरा
92|25.69|85.21|Hajipur|हाजीपुर
50|27.13|81.95|Gonda|गोंडा
27|23.25|69.67|Bhuj|भुज
211|-45.87|170.5|Dunedin
128|13.83|77.49|Hindupur|हिंदूपुर
261|25.57|91.88|Shillong|शिलांग|शिलॉन्ग
150|10.77|76.65|Palakkad|पालक्काड|Palghat,पलक्कड़,पालघाट
262|32.78|-79.93|Charleston
88|47.26|11.39|Innsbruck
27|22.78|73.61|Godhra|गोधरा
57|26.59|74.85|Kishangarh|किशनगढ़
38|23.62|87.13|Raniganj|रानीगंज
50|28.63|79.8|Pilibhit|पीलीभीत
57|26.1|74.32|Beawar|ब्यावर
96|30.14|74.2|Abohar|अबोहर
96|30.81|75.17|Moga|मोगा
92|24.9|84.18|Dehri|डेहरी|Dehri-on-Sone,डेहरी ऑन सोन
50|26.5|83.78|Deoria|देवरिया
263|41.05|-73.54|Stamford
16|13.01|76.1|Hassan|हासन|हसन
3|20.39|78.13|Yavatmal|यवतमाळ|Yeotmal,यवतमाल
3|18.99|73.11|Panvel|पनवेल
33|18.79|98.98|Chiang Mai
128|14.48|78.82|Kadapa|कडपा|Cuddapah
92|26.8|84.5|Bettiah|बेतिया
50|27.6|78.05|Hathras|हाथरस
50|24.69|78.42|Lalitpur|ललितपुर
16|13.14|78.13|Kolar|कोलार
41|37.35|-121.96|Santa Clara
13|51.66|-0.4|Watford
264|12.12|-68.89|Willemstad
81|24.07|75.07|Mandsaur|मंदसौर
3|21.46|80.19|Gondia|गोंदिया|Gondiya
37|9.45|77.55|Rajapalayam|राजपालयम|Rajapalaiyam
38|27.03|88.27|Darjeeling|दार्जिलिंग|Darjiling
96|30.68|76.72|Mohali|मोहाली|SAS Nagar
27|24.17|72.44|Palanpur|पालनपुर
38|22.63|88.42|Dum Dum|दमदम|Dam Dam
50|27.39|80.13|Hardoi|हरदोई
38|23.33|86.36|Purulia|पुरुलिया
143|27.48|94.91|Dibrugarh|डिब्रूगढ़|दिब्रुगढ
117|28.14|77.33|Palwal|पलवल
26|17.05|79.27|Nalgonda|नलगोंडा
222|46.95|7.45|Bern
16|13.32|75.77|Chikkamagaluru|चिक्कमगलुरु|Chikmagalur,चिकमगलूर
169|21.9|83.4|Raigarh|रायगढ़
263|41.76|-72.69|Hartford
128|15.17|77.36|Guntakal|गुंतकल|Guntakal Junction
92|26.22|84.36|Siwan|सीवान|सिवान
265|64.14|-21.9|Reykjavík|रेक्याविक
81|23.83|79.44|Damoh|दमोह
0|29.65|91.1|Lhasa|ल्हासा
26|19.67|78.54|Adilabad|आदिलाबाद
266|46.88|-96.79|Fargo
267|-29.32|27.48|Maseru
128|18.3|83.9|Srikakulam|श्रीकाकुलम
27|21.75|70.62|Jetpur|जेतपुर
27|22.82|70.84|Morbi|मोरबी|Morvi
27|23.85|72.13|Patan|पाटन|पाटण
268|-53.15|-70.91|Punta Arenas
96|30.71|76.22|Khanna|खन्ना
171|42.28|-83.74|Ann Arbor
27|22.17|71.67|Botad|बोटाद
143|26.35|92.67|Nagaon|नगांव|Nowgong
50|26.07|83.18|Azamgarh|आजमगढ़
128|16.44|81|Gudivada|गुडिवाडा
152|21.93|86.74|Baripada|बारीपदा
59|43.55|-80.26|Guelph
254|-20.3|57.48|Vacoas
50|26.79|82.72|Basti|बस्ती
269|-32.89|-68.83|Mendoza
152|21.49|86.93|Balasore|बालेश्वर|Baleshwar,बालासोर
128|14.41|77.72|Dharmavaram|धर्मवरम
96|30.53|75.88|Malerkotla|मलेरकोटला|Maler Kotla
3|20.74|78.6|Wardha|वर्धा
270|14.93|-23.51|Praia
57|28.13|75.4|Jhunjhunu|झुंझुनू|Jhunjhunun,झुंझुनूं
3|17.69|73.99|Satara|सातारा|सतारा
50|28.45|78.78|Chandausi|चंदौसी|Chanduasi
92|26.65|84.92|Motihari|मोतिहारी
107|23.64|86.17|Chas|चास
37|10.38|78.82|Pudukkottai|पुदुक्कोट्टई|पुदुकोट्टई
117|28.2|76.62|Rewari|रेवाड़ी
271|11.67|92.75|Sri Vijaya Puram|श्री विजय पुरम|Port Blair,श्री विजयपुरम,पोर्ट ब्लेयर
26|17.14|79.62|Suryapet|सूर्यापेट|Suriapet,सूर्यपेट
179|7.29|80.63|Kandy
38|23.05|88.83|Bangaon|बनगांव
81|24.92|79.59|Chhatarpur|छतरपुर
254|-20.23|57.47|Beau Bassin-Rose Hill
3|21.26|77.51|Achalpur|अचलपूर|Ellichpur,अचलपुर
38|23.41|88.37|Nabadwip|नवद्वीप|Navadwip
3|18.23|75.69|Barshi|बार्शी|Barsi
272|47.56|-52.71|St. John's
50|26.26|82.07|Sultanpur|सुल्तानपुर
273|43|-71.45|Manchester|||manchester-new-hampshire
37|12.79|78.72|Ambur|अंबूर|आंबूर
81|22.75|77.73|Narmadapuram|नर्मदापुरम|Hoshangabad,होशंगाबाद
115|-17.84|25.85|Livingstone
57|26.02|76.34|Sawai Madhopur|सवाई माधोपुर|Ranthambore,रणथंभौर
128|13.55|78.5|Madanapalle|मदनपल्ले|मदनपल्ली
179|8.58|81.23|Trincomalee
149|24.35|56.71|Sohar
128|16.81|81.53|Tadepallegudem|ताडेपल्लीगुडेम
38|26.52|88.73|Jalpaiguri|जलपाईगुड़ी
57|24.89|74.62|Chittorgarh|चित्तौड़गढ़|Chittaurgarh,चित्तोडगड
16|15.43|76.53|Gangavathi|गंगावती
50|28.25|77.86|Khurja|खुर्जा
150|10.77|75.93|Ponnani|पोन्नानी
96|30.37|75.55|Barnala|बरनाला
59|43.47|-80.52|Waterloo
3|19.16|73.27|Badlapur|बदलापूर|बदलापुर
198|29.87|77.89|Roorkee|रुड़की
92|27.1|84.09|Bagaha|बगहा
274|4.18|73.51|Male
57|28.3|74.97|Churu|चूरू|चुरू
81|23.46|75.42|Nagda|नागदा
198|29.21|78.96|Kashipur|काशीपुर
50|25.58|83.59|Ghazipur|गाजीपुर
92|25.42|86.13|Begusarai|बेगूसराय|बेगुसराय
128|16.51|80.52|Amaravati (Andhra Pradesh)|अमरावती
226|40.52|-74.41|Edison|एडिसन
57|26.69|77.88|Dholpur|धौलपुर|Dhaulpur
96|30.93|74.61|Firozpur|फिरोजपुर|Ferozepur
27|21.96|70.8|Gondal|गोंडल
150|11.04|76.08|Malappuram|मलप्पुरम
81|22.09|79.55|Seoni|सिवनी
26|16.87|79.56|Miryalaguda|मिर्यालगुडा|Mirialguda
3|18.39|77.12|Udgir|उदगीर
275|32.67|-16.93|Funchal
92|25.31|86.49|Jamalpur|जमालपुर
3|21.37|74.24|Nandurbar|नंदुरबार
81|22.61|77.76|Itarsi|इटारसी
276|15.4|73.82|Vasco da Gama|वास्को द गामा|Vasco,Mormugao,वास्को
96|31.22|75.77|Phagwara|फगवाड़ा
277|27.47|89.64|Thimphu|थिम्फू
57|25.44|75.64|Bundi|बूंदी
278|13.11|-59.62|Bridgetown
14|42.65|-73.76|Albany
3|20.55|78.84|Hinganghat|हिंगणघाट|हिंगनघाट
3|21.04|75.06|Amalner|अमळनेर|अमलनेर
33|12.93|100.88|Pattaya
16|16.19|75.7|Bagalkot|बागलकोट
57|27.2|73.73|Nagaur|नागौर
3|20.46|75.02|Chalisgaon|चाळीसगाव|चालीसगांव
3|17.68|75.33|Pandharpur|पंढरपूर|पंढरपुर
3|18.85|76.53|Parli Vaijnath|परळी वैजनाथ|Parli,परली वैजनाथ,परळी
3|20.71|76.57|Khamgaon|खामगाव|खामगांव
37|10.76|79.84|Nagapattinam|नागपट्टिनम|Negapatam
130|52.66|-8.62|Limerick
37|10.01|77.48|Theni|थेनी|Teni
102|26.73|85.93|Janakpur|जनकपुर
57|23.54|74.44|Banswara|बांसवाड़ा
179|6.05|80.21|Galle
106|0.44|33.2|Jinja
279|-22.27|166.45|Nouméa
3|19.85|79.35|Ballarpur|बल्लारपूर|Ballarshah,बल्लारपुर
260|25.67|94.11|Kohima|कोहिमा
102|27.7|83.45|Butwal
3|21.17|79.65|Bhandara|भंडारा
13|51.55|-0.3|Wembley
3|18.44|73.12|Roha|रोहा
3|19.62|74.66|Shrirampur|श्रीरामपूर|Srirampur,श्रीरामपुर
280|14.6|-61.07|Fort-de-France
241|-21.17|27.51|Francistown
57|25.75|71.39|Barmer|बाड़मेर
143|27.49|95.36|Tinsukia|तिनसुकिया
64|29.62|-95.63|Sugar Land
3|21.1|77.06|Akot|अकोट
276|15.28|73.96|Margao|मडगांव|Madgaon,मडगाव
179|7.71|81.69|Batticaloa
42|25.12|56.34|Fujairah
3|21.22|79.2|Kamptee|कामठी|Kamthi
3|18.18|76.04|Dharashiv|धाराशिव|Osmanabad,उस्मानाबाद
130|53.27|-9.05|Galway
171|42.61|-83.15|Troy
140|18.47|-77.92|Montego Bay
41|37.39|-122.08|Mountain View
156|52.3|4.86|Amstelveen
41|37.66|-121.87|Pleasanton
152|21.86|84.01|Jharsuguda|झारसुगुड़ा
33|7.89|98.4|Phuket
254|-20.32|57.53|Curepipe
41|37.43|-121.91|Milpitas
281|-18.14|178.43|Suva|सुवा
254|-20.26|57.48|Quatre Bornes
3|20.25|74.44|Manmad|मनमाड
282|49.61|6.13|Luxembourg
259|-21.34|55.48|Saint-Pierre
169|19.08|82.02|Jagdalpur|जगदलपुर
283|-26.32|31.13|Mbabane
41|37.78|-121.98|San Ramon
3|16.99|73.31|Ratnagiri|रत्नागिरी|रत्नागिरि
3|19.71|77.14|Hingoli|हिंगोली
58|42.03|-88.08|Schaumburg
3|18.73|76.39|Ambajogai|अंबाजोगाई|Ambejogai,अंबेजोगाई
27|20.61|72.93|Valsad|वलसाड|Bulsar
169|23.12|83.2|Ambikapur|अंबिकापुर
3|19.7|72.77|Palghar|पालघर
284|39.75|-75.55|Wilmington
3|19.91|77.58|Pusad|पुसद
27|20.37|72.9|Vapi|वापी
226|39.93|-75.03|Cherry Hill
13|51.51|-0.37|Southall
3|21.35|74.88|Shirpur|शिरपूर|शिरपुर
143|26.76|94.2|Jorhat|जोरहाट
3|20.11|77.13|Washim|वाशिम|वाशीम
57|26.92|70.9|Jaisalmer|जैसलमेर
285|10.52|-61.42|Chaguanas|चगुआनस
3|19.57|74.21|Sangamner|संगमनेर
3|17.05|74.26|Ishwarpur|ईश्वरपूर|Islampur,Uran Islampur,इस्लामपूर
3|20.53|76.18|Buldhana|बुलढाणा|Buldana,बुलडाणा,बुलढाना
191|39.08|-77.15|Rockville
286|43.66|-70.26|Portland|||portland-maine
41|37.44|-122.14|Palo Alto
131|56.73|-111.38|Fort McMurray
198|30.11|78.29|Rishikesh|ऋषिकेश|Hrishikesh,हृषिकेश
13|51.47|-0.36|Hounslow
211|-38.14|176.25|Rotorua
3|21.25|75.3|Chopda|चोपडा
276|15.5|73.83|Panaji|पणजी|Panjim
3|19.88|74.48|Kopargaon|कोपरगाव|कोपरगांव
3|20.89|76.2|Malkapur|मलकापूर|मलकापुर
3|20.48|77.49|Karanja|कारंजा|Karanja Lad
3|18.79|73.35|Khopoli|खोपोली
16|14.81|74.13|Karwar|कारवार
189|69.65|18.96|Tromsø|ट्रोम्सो
287|4.89|114.94|Bandar Seri Begawan
41|36.97|-122.03|Santa Cruz
175|66.5|25.72|Rovaniemi
3|19.33|77.16|Vasmat|वसमत|Basmat
205|34.08|-84.29|Alpharetta
16|16.4|74.38|Nipani|निपाणी|Nippani
150|11.87|75.36|Kannur|कन्नूर|Cannanore,कण्णूर
16|14.62|74.84|Sirsi|सिरसी|शिरसी
288|4.93|-52.33|Cayenne
157|47.67|-122.12|Redmond
41|37.32|-122.03|Cupertino
50|27.58|77.7|Vrindavan|वृंदावन
16|14.79|75.4|Haveri|हावेरी
252|29.37|47.98|Kuwait City|कुवैत सिटी
107|24.19|86.31|Giridih|गिरिडीह
143|26.63|92.8|Tezpur|तेजपुर
37|11.4|79.69|Chidambaram|चिदंबरम
3|18.75|73.41|Lonavala|लोणावळा|Lonavla,लोनावला
237|38.97|-77.34|Reston
3|21.55|74.47|Shahada|शहादा
3|20.06|78.95|Wani|वणी
289|-54.81|-68.32|Ushuaia
3|20.79|76.7|Shegaon|शेगाव|शेगांव
290|-9.43|159.95|Honiara
226|40.5|-74.4|Piscataway
3|17.29|74.18|Karad|कऱ्हाड|कराड
285|10.28|-61.47|San Fernando
150|9.59|76.52|Kottayam|कोट्टायम
3|21.17|77.31|Anjangaon|अंजनगाव सुर्जी|Anjangaon Surji,अंजनगांव सुर्जी
291|-12.78|45.23|Mamoudzou
3|20.18|80|Gadchiroli|गडचिरोली|गढ़चिरौली
3|18.15|74.58|Baramati|बारामती
150|12.5|74.99|Kasaragod|कासरगोड
292|0.34|6.73|São Tomé
50|26.8|82.2|Ayodhya|अयोध्या|Ajodhya
3|17.99|74.43|Phaltan|फलटण
3|19.94|73.83|Deolali|देवळाली|देवलाली
3|20.35|76.26|Chikhli|चिखली
3|18.55|77.58|Degloor|देगलूर|Deglur
281|-17.62|177.45|Lautoka|लौटोका
3|20.85|79.32|Umred|उमरेड
3|17.53|73.51|Chiplun|चिपळूण|चिपलून
63|45.44|12.33|Venice
226|40.86|-74.43|Parsippany
3|20.3|75.65|Sillod|सिल्लोड
3|19.97|72.71|Dahanu|डहाणू
285|10.67|-61.52|Port of Spain|पोर्ट ऑफ स्पेन
293|15.21|145.75|Saipan
3|19.16|76.21|Majalgaon|माजलगाव
3|21.47|78.27|Warud|वरुड
13|57.48|-4.22|Inverness
3|18.74|73.68|Talegaon Dabhade|तळेगाव दाभाडे|तलेगांव दाभाडे
3|16.78|74.55|Jaysingpur|जयसिंगपूर|जयसिंगपुर
32|-33.77|150.92|Blacktown
3|20.67|75.35|Pachora|पाचोरा
3|20.04|74.49|Yeola|येवला|Yevla
3|18.97|76.75|Gangakhed|गंगाखेड
3|21.32|74.57|Dondaicha|दोंडाईचा
3|17.27|74.54|Vita|विटा
26|17.67|80.89|Bhadrachalam|भद्राचलम
3|18.47|74.58|Daund|दौंड|Dhond
57|23.84|73.71|Dungarpur|डूंगरपुर
294|27.09|93.61|Itanagar|ईटानगर|इटानगर
3|20.09|73.93|Ozar (Nashik)|ओझर|Ozar,Ojhar
234|6.01|-58.31|Linden
152|20.84|85.1|Angul|अंगुल
3|21.02|75.91|Varangaon|वरणगाव
98|65.58|22.15|Luleå
237|39.04|-77.49|Ashburn
219|19.73|-155.09|Hilo
3|21.38|79.73|Tumsar|तुमसर
3|19.46|76.44|Selu|सेलू|Sailu
295|-11.7|43.26|Moroni
296|44.48|-73.21|Burlington|||burlington-vermont
3|19.61|76.69|Jintur|जिंतूर
3|20.67|76.77|Balapur|बाळापूर
198|29.4|79.45|Nainital|नैनीताल|Naini Tal
281|-17.8|177.42|Nadi|नांदी
3|20.26|75.14|Kannad|कन्नड
3|21.27|78.59|Katol|काटोल
3|21|78.23|Arvi|आर्वी
3|20.1|77.72|Digras|दिग्रस
14|40.77|-73.53|Hicksville
3|20.23|79|Warora|वरोरा
152|18.81|82.71|Koraput|कोरापुट
3|20.15|76.57|Mehkar|मेहकर
297|-3.43|29.92|Gitega
298|-13.83|-171.77|Apia
299|1.33|172.98|Tarawa
250|30.91|77.11|Solan|सोलन
3|20.73|77.37|Murtizapur|मूर्तिजापूर|मुर्तिजापूर
3|18.71|76.94|Ahmadpur|अहमदपूर
276|15.59|73.81|Mapusa|म्हापसा|Mapuca,मापुसा
3|19.93|74.73|Vaijapur|वैजापूर
37|9.29|79.31|Rameswaram|रामेश्वरम|Rameshwaram,रामेश्वरम्
300|20.41|72.83|Daman|दमन
57|24.94|73.82|Nathdwara|नाथद्वारा|Shrinathji,श्रीनाथजी
3|17.53|76.21|Akkalkot|अक्कलकोट
301|46.23|-63.13|Charlottetown
3|19.35|75.22|Shevgaon|शेवगाव
3|19.26|76.43|Pathri|पाथरी
302|34.17|77.58|Leh|लेह
3|19.48|75.39|Paithan|पैठण
3|20.88|75.12|Parola|पारोळा
3|19.39|74.65|Rahuri|राहुरी
303|-17.74|168.31|Port-Vila
27|22.24|68.97|Dwarka|द्वारका|Dwaraka
3|18.01|76.07|Tuljapur|तुळजापूर|तुलजापुर
3|21.34|78.01|Morshi|मोर्शी
3|19.7|73.56|Igatpuri|इगतपुरी
3|19.6|77.69|Umarkhed|उमरखेड
92|24.7|84.99|Bodh Gaya|बोधगया|Buddh Gaya,बोध गया
234|6.25|-57.52|New Amsterdam
285|10.64|-61.28|Arima
3|17.04|74.6|Tasgaon|तासगाव
304|13.45|-16.58|Banjul
3|18.91|73.32|Karjat|कर्जत
3|18.12|76.75|Nilanga|निलंगा
3|20.59|74.2|Satana|सटाणा
3|18.25|76.5|Ausa|औसा
3|19.85|74|Sinnar|सिन्नर
3|18.74|73.1|Pen|पेण
16|12.43|75.74|Madikeri|मडिकेरी|Mercara
305|43.74|7.42|Monaco
3|17.95|73.89|Wai|वाई
306|58.3|-134.42|Juneau
198|29.6|79.66|Almora|अल्मोड़ा
224|64.84|-147.72|Fairbanks
3|18.34|74.03|Saswad|सासवड
3|19.77|74.48|Shirdi|शिर्डी|शिरडी
3|17.44|75.19|Sangola|सांगोला|Sangole
3|18.83|74.37|Shirur|शिरूर|Ghodnadi,Sirur,घोडनदी
307|27.33|88.61|Gangtok|गंगटोक|गान्तोक
3|19.98|76.79|Risod|रिसोड
3|21.39|78.92|Saoner|सावनेर
226|40.35|-74.66|Princeton
152|19.23|82.55|Nabarangpur|नबरंगपुर|Nowrangapur
250|31.71|76.93|Mandi|मंडी
308|60.72|-135.05|Whitehorse
281|-16.43|179.36|Labasa|लाबासा
277|26.85|89.39|Phuntsholing
300|20.27|73|Silvassa|सिलवासा
32|-33.82|151|Parramatta
3|18.3|73.25|Indapur|इंदापूर
3|18.08|73.42|Mahad (Raigad)|महाड|Mahad
3|21.25|76.04|Raver|रावेर
3|16.22|74.35|Gadhinglaj|गडहिंग्लज
219|20.89|-156.47|Kahului
3|19.21|73.88|Junnar|जुन्नर
16|14.55|74.32|Gokarna|गोकर्ण
198|30.45|78.07|Mussoorie|मसूरी
3|18.88|72.94|Uran|उरण
256|-23.7|133.88|Alice Springs
57|24.59|72.72|Mount Abu|माउंट आबू|Abu,आबू,माउंट अबू
128|16.07|78.87|Srisailam|श्रीशैलम|Srisailain,श्रीशैल
3|19.17|75.17|Pathardi|पाथर्डी
237|38.85|-77.31|Fairfax
3|21.4|79.33|Ramtek|रामटेक
3|15.9|73.82|Sawantwadi|सावंतवाडी
254|-20.06|57.55|Triolet
309|-4.62|55.46|Victoria|||victoria-seychelles
3|18.41|75.19|Karmala|करमाळा
3|17.51|75.45|Mangalwedha|मंगळवेढा|Mangalvedha
3|19.99|76.52|Lonar|लोणार
150|10.59|76.04|Guruvayur|गुरुवायूर|गुरुवायुर
3|18.68|73.9|Alandi|आळंदी|आलंदी
254|-20.04|57.65|Goodlands
3|18.65|72.88|Alibag|अलिबाग|Alibaug,अलीबाग
310|62.45|-114.37|Yellowknife
311|37.74|-25.67|Ponta Delgada
3|21.15|75.89|Savda|सावदा
250|31.96|77.11|Kullu|कुल्लू|Kulu
250|32.22|76.32|Dharamshala|धर्मशाला|Dharamsala
226|40.5576|-74.2846|Woodbridge NJ||Woodbridge,Woodbridge Township
265|65.68|-18.09|Akureyri
276|15.4|74.02|Ponda|फोंडा|पोंडा
3|16.06|73.46|Malvan|मालवण
3|18.87|73.9|Rajgurunagar|राजगुरुनगर|Khed,खेड
226|40.58|-74.32|Iselin
238|5.7|-55.23|Lelydorp
128|13.68|79.35|Tirumala|तिरुमला|Tirumalai,तिरुमाला
254|-20.41|57.7|Mahébourg
98|67.86|20.23|Kiruna
57|26.49|74.55|Pushkar|पुष्कर
3|16.27|73.71|Kankavli|कणकवली|Kankavali
3|16.01|73.69|Kudal|कुडाळ
3|20.01|75.19|Khuldabad|खुलताबाद|Khultabad,खुल्दाबाद
3|17.72|73.4|Khed (Ratnagiri)|खेड|Khed
312|64.18|-51.72|Nuuk
3|19|73.94|Manchar|मंचर
281|-17.53|177.67|Ba
3|17.92|73.8|Panchgani|पाचगणी|Pachgani,पंचगनी
189|68.44|17.43|Narvik
3|18.28|74.16|Jejuri|जेजुरी
302|34.56|76.13|Kargil|कारगिल
3|17.56|73.4|Mahabaleshwar|महाबळेश्वर|महाबलेश्वर
238|5.93|-56.97|Nieuw Nickerie
3|18.33|72.96|Murud|मुरूड|Murud-Janjira
3|15.86|73.63|Vengurla|वेंगुर्ला
59|43.65|-79.57|Etobicoke
189|70.66|23.68|Hammerfest
313|10.57|72.64|Kavaratti|कवरत्ती
3|16.66|73.52|Rajapur|राजापूर
3|19.93|73.53|Trimbakeshwar|त्र्यंबकेश्वर|Trimbak,Tryambakeshwar,त्र्यंबक
16|15.34|76.46|Hampi|हम्पी
134|32.99|74.93|Katra|कटरा|Vaishno Devi,वैष्णो देवी
128|14.17|77.81|Puttaparthi|पुट्टपर्थी|पुट्टपर्ती
250|32.26|77.17|Manali|मनाली
314|63.75|-68.52|Iqaluit
3|18.72|73.77|Dehu|देहू
3|18.98|73.27|Matheran|माथेरान
285|10.42|-61.47|Couva
3|17.48|73.19|Guhagar|गुहागर
315|-27.15|-109.42|Hanga Roa
198|30.72|79.07|Kedarnath|केदारनाथ
3|18.28|74.32|Morgaon|मोरगाव|Ashtavinayak,अष्टविनायक,Moreshwar,Mayureshwar,मोरगांव,मयूरेश्वर,मोरेश्वर
3|18.44|74.73|Siddhatek|सिद्धटेक|Ashtavinayak,अष्टविनायक,Siddhivinayak Siddhatek
3|18.54|73.22|Pali (Raigad)|पाली|Ashtavinayak,अष्टविनायक,Pali,Ballaleshwar,बल्लाळेश्वर,बल्लालेश्वर
3|18.79|73.31|Mahad (Khalapur)|महड|Ashtavinayak,अष्टविनायक,Mahad,Varadvinayak,Madh,वरदविनायक
3|18.52|74.05|Theur|थेऊर|Ashtavinayak,अष्टविनायक,Chintamani Theur,थेउर,चिंतामणी
3|19.24|73.89|Lenyadri|लेण्याद्री|Ashtavinayak,अष्टविनायक,Girijatmaj,गिरिजात्मज
3|19.19|73.96|Ozar (Junnar)|ओझर|Ashtavinayak,अष्टविनायक,Ozar,Ojhar,Vighnahar,Vighneshwar,विघ्नहर,विघ्नेश्वर
3|18.76|74.24|Ranjangaon|रांजणगाव|Ashtavinayak,अष्टविनायक,Ranjangaon Ganpati,Mahaganapati,रांजणगांव,महागणपती
3|17.15|73.27|Ganpatipule|गणपतीपुळे|Ganapatipule,गणपतिपुले
3|19.3|73.21|Titwala|टिटवाळा|Titvala,टिटवाला
128|13.21|79.1|Chittoor|चित्तूर|चित्तोर
128|13.28|79.04|Kanipakam|कनिपकम|Kanipaka Vinayaka,Kanipakkam,काणिपाकम,कनिपक्कम
27|20.89|70.4|Somnath|सोमनाथ|Prabhas Patan,प्रभास पाटण
198|30.74|79.49|Badrinath|बद्रीनाथ|Badarinath,बदरीनाथ
81|22.25|76.15|Omkareshwar|ओंकारेश्वर|Mandhata
16|12.95|75.38|Dharmasthala|धर्मस्थल|धर्मस्थळ
27|24.34|72.85|Ambaji|अंबाजी
143|26.17|91.71|Kamakhya|कामाख्या
3|19.07|73.54|Bhimashankar|भीमाशंकर
16|14.24|74.43|Idagunji|इडगुंजी|Idgunji
3|16.69|74.6|Narsobawadi|नरसोबाची वाडी|Narsobachi Wadi,Nrusinhawadi,नृसिंहवाडी,नरसोबावाडी
16|17.18|76.53|Ganagapur|गाणगापूर|Gangapur,गाणगापुर
128|15.94|77.43|Mantralayam|मंत्रालयम|Mantralaya
150|9.43|77.08|Sabarimala|सबरीमला|Sabarimalai,शबरीमला
37|10.12|78.67|Pillaiyarpatti|पिल्लैयारपट्टी|Karpaka Vinayagar
13|51.56|0.07|Ilford
316|6.92|158.16|Palikir`
