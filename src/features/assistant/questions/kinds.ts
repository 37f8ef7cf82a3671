const word = (source: string) => new RegExp(String.raw`(?<![\p{L}\d])(?:${source})(?![\p{L}\d])`, 'iu');

/** Wants to be answered by a person. */
export const FOR_A_PERSON = word(
  '(?:speak|talk|chat|get|put me) (?:to|with|through to|through) (?:a |an |some|the |your |one of )?(?:real |actual |live )?(?:person|human|somebody|someone|one|body|people|team|sales(?: team| person)?|adviser|advisor|agent|expert|manager|staff)|(?:real|actual|live) (?:person|human|adviser)|human being|an? (?:human|person)(?: please)?$|(?:call|ring|phone) (?:me|us|you|back|somebody|someone)|(?:somebody|someone) (?:to|who can) (?:ring|call|phone|speak|help)|call ?back|phone number|telephone number|(?:your|an?) (?:phone|e-?mail address|email)|opening (?:hours|times)|what time (?:do|are) you|when (?:are|do) you open|are you open|contact (?:you|details|number|someone)|not a (?:ro)?bot|complain(?:t|ts|ing)?|wrong (?:item|bracket|one|screen|size|product) (?:was |has )?(?:sent|came|arrived|delivered)|sent (?:me|us) the wrong|(?:someone|somebody|anyone|person) (?:i|we) (?:could|can) (?:ring|call|phone|speak|talk)|cancel (?:an|my|the|our) order|(?:paid|charged|billed) (?:\\w+ )?(?:twice|two times|2 times|too much|wrong|double|again)|account manager|overcharged|wrong amount|(?:ring|contact|call|phone|e-?mail|text) (?:me|us) |(?:your|a|the) (?:sales|account) ?(?:manager|team|rep)|honou?r (?:that|it|the)|(?:man|woman|lady|guy|bloke|colleague|somebody|someone|rep) (?:on the phone|in sales|told|said|promised)|useless|scam(?:s|mers?)?|rubbish|disgrace(?:ful)?|unacceptable|fed up|furious',
);

/** Compares products with each other. */
export const COMPARES = word(
  'differen(?:ce|ces|t)(?: between)?|compar(?:e|ed|ing|ison)|versus|vs\\.?|which (?:one |of (?:these|them|those|the two|the \\w+) )?(?:is|are|has|would be|will be|do|should) (?:the )?(?:best|better|brighter|brightest|bigger|biggest|cheaper|cheapest|lighter|heavier|you|i|we)',
);

/** Asks when or how goods arrive, or for what. */
export const ABOUT_DELIVERY = word(
  'deliver(?:y|ed|s|ies|ing)?|when (?:can|could|will?|would|do) (?:it|they|i|we|you) (?:be |get |have |come|expect|receive|arrive|deliver)|[a-z]{1,2}\\d[a-z\\d]?\\s*\\d[a-z]{2}|shipp?(?:ing|ed|s)?|arriv(?:e|es|al|ed|ing)|dispatch(?:ed)?|couriers?|postage|carriage|(?:get|have|need|want) (?:it|them|one|this|these|two|\\d+)(?: \\w+)? (?:by|before|here by|for|tomorrow|today|this week|next week|in time)|how (?:soon|quickly|fast) (?:can|could|will|do|would)|how long (?:(?:will|does|would|do) (?:\\w+ ){0,3}take|until|till|before)|(?:come|be here|turn up) (?:on|by|before|tomorrow|this|next)|(?:be|get) (?:it )?(?:in|here|with us|on ?site) (?:by|before|for|on)|next[- ]day|same[- ]day|collection|collect (?:it|them|one|my|our|from|in)|pick (?:it|them|one)? ?up|click and collect|(?:get|have|need|want|come|here|arrive|receive)\\b.{0,40}\\b(?:by|before|on|for) (?:the |a |this |next )?(?:weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?',
);

/** What people decide, or know. */
export type Matter = 'paper' | 'fitting' | 'quantity' | 'size' | 'fit' | 'hire' | 'fault' | 'law';

/** What the shop leaves to people, with what it says of each. */
export const HANDED_OVER: readonly { words: RegExp; about: Matter }[] = [
  {
    about: 'fault',
    words: word(
      "no signal|(?:not|isn[’']t|stopped|won[’']t|doesn[’']t|wont|doesnt) (?:\\w+ )?(?:working|turn(?:ing)? on|switch(?:ing)? on|start(?:ing)?|power(?:ing)? (?:on|up)|charg(?:e|ing)|connect(?:ing)?)|(?:blank|black|frozen|flicker(?:s|ing)?|dead) screen|error (?:code|message)|keeps? (?:freezing|crashing|restarting|turning off)|has (?:gone|died|broken)",
    ),
  },
  {
    about: 'law',
    words: word(
      'planning permission|tv licen[cs]e|legal(?:ly)?|allowed to|building regs|regulations?|insurance|tax relief|grants?',
    ),
  },
  {
    about: 'paper',
    words: word(
      'rams|method statement|risk assessment|cad|step files?|dwg|drawings?|fire (?:rating|certificate|officer|class)|data ?sheets?|certificates?|dead pixels?|pixel policy|modern slavery|iso ?\\d{4,5}|insurance certificate|references|case stud(?:y|ies)',
    ),
  },
  {
    about: 'fitting',
    words: word(
      'install(?:ed|ation|er|ers|ing|s)?|(?:site )?survey(?:s|or)?|fitt(?:ing|ed|er|ers) (?:service|cost|it|them|included|team)?|(?:do|can|could|will|would) you (?:also |come and |come out and )?(?:fit|put (?:it|them) up|hang|mount|set (?:it|them) up)|(?:come|someone|somebody) (?:and|to|out) (?:fit|hang|put|mount|install)|set(?: |-)?up service|put (?:it|them) up for (?:me|us)|engineers?|electrician',
    ),
  },
  {
    about: 'quantity',
    words: word(
      'discounts?|bulk|quantity|trade (?:price|prices|pricing|discount|account|rate|rates|customer)|wholesale|reseller|cheaper (?:if|for)|money off|\\d+ ?% off|% off|percent off|per cent off|half price|best price|deal (?:on|for|if)|do (?:me |us )?a (?:better |good )?(?:deal|price)|price break|multi[- ]?buy|vouchers?|promo(?:tional)? code|coupon|charity (?:price|rate)|education(?:al)? (?:price|discount|rate)|negotiat(?:e|able)|quotes?|quotation|knock (?:\\S+ )?off|sales? on|black friday|on sale',
    ),
  },
  {
    about: 'size',
    words: word(
      'how (?:big|large)(?: \\w+){0,4} (?:should|do|does|would|to)|(?:what|which)(?: \\w+){0,3} sizes?\\b.{0,40}\\b(?:do i|do we|should|would|need|for|best|right)|how (?:far|close) (?:away )?(?:can|should|do|will|from)|(?:viewing|reading|view|readable) distance|(?:read|see|seen|readable|legible|visible) (?:it |them |the \\w+ )?(?:from|at) (?:about |around )?(?:\\d|the back|the road|across|far|a distance)|\\d+ ?(?:m|metres?|meters?|feet|ft) away|size (?:for|do)|how many (?:\\S+ ){0,3}(?:screens|displays|boards) (?:will|can|would|do|should)',
    ),
  },
  {
    about: 'fit',
    words: word(
      '(?:will|does|do|would|which|what) .{0,60}(?:fit|compatible|work with|go with|hold|need to (?:hang|mount|fix))|compatible(?: with)?|fits?(?: with| on| onto| my| our| the)|(?:which|what|right) (?:wall )?(?:bracket|mount|stand|arm|lead|cable|player)s?|work(?:s)? with (?:my|our|a|an|the)|suits? (?:my|our)|(?:take|hold|carry) (?:my|our)',
    ),
  },
  {
    about: 'hire',
    words: word(
      'hire|rent|rental|lease|leasing|finance|instal?ments|second[- ]?hand|refurb(?:ished)?|ex[- ]?demo|used ones?|part[- ]?exchange|trade[- ]?in|showroom|see (?:it|them|one) in person|demo(?:nstration)?',
    ),
  },
];

/** Asks how one can pay. */
export const ABOUT_PAYMENT = word(
  'pay(?:ing|ment|ments|s)?|paid|paypal|klarna|apple pay|google pay|cards?|amex|american express|visa|mastercard|bank transfer|bacs|invoices?|invoiced|purchase orders?|(?:30|thirty) days|credit (?:account|terms|card)|on account|proforma|pro forma|cash|cheques?|deposit|net \\d+|account terms|half (?:now|up ?front)|up ?front|instal?ments?|crypto|bitcoin',
);

/** Asks about reward points. */
export const ABOUT_POINTS = word('points?|rewards?|loyalty');

/** Speaks of what was shown or said before: 'it', 'that one', 'these'. */
export const POINTS_BACK = word(
  "it(?:[’']s)?|its|this|that|they|them|these|those|theirs?|both|the (?:first|second|third|other|last) (?:one)?|the (?:screen|display|product|unit|kiosk|one|two)(?: one)?",
);

/** Asks the question before about something else: 'and the 65 inch?' */
export const ASKS_ON = /^\s*(?:and|what about|how about|and what about|same for|what of|ok and|okay and)\b/iu;

/** Begins like a question that is answered by yes or no. */
export const YES_OR_NO =
  /(?:^|[.,!?]\s*|\b(?:and|but|so|hi|hello|please)\s+)(?:is|are|can|could|does|do|will|would|has|have|did|should)\b/iu;

/** Is a question at all. */
export const IS_QUESTION = new RegExp(
  String.raw`\?\s*$|${YES_OR_NO.source}|\b(?:whats?|which|how|where|when|who|why)\b`,
  'iu',
);

/** Looks for something to buy: 'do you have …', 'which screens …'. */
export const WISHES = word(
  "do you (?:do|sell|have|stock|offer)|have you (?:got )?(?:any|a)|(?:i|we)(?:[’']m| am|[’']re| are)? (?:need|want|looking|after|like)|looking for|show (?:me|us)|recommend|suggest|what (?:\\w+ )?(?:screens?|displays?|do you)|which (?:screens?|displays?|kiosks?|would)|any (?:screens?|displays?)|anything|something",
);

/** Asks what it talks to, or tells it to be something else. */
export const OF_THE_ASSISTANT = word(
  '(?:are|r) (?:you|u) (?:a |an )?(?:ro)?(?:bot|ai|human|real|person|computer|machine|chatgpt)(?: person)?|(?:your|previous|all|these) (?:instructions|rules)|system prompt|jailbreak|pretend (?:to be|you)|who am i (?:talking|speaking|chatting) to|act as',
);

/** Tells of a wish to buy, with or without a question. */
export const TELLS_A_WISH = word(
  "(?:i|we)(?:[’']m| am|[’']re| are|[’']d)? (?:\\w+ )?(?:need|want|looking|after|would like|like a)|we[’']d like|(?:and|to) (?:want|need)|would like|looking for|^(?:hi |hello )?(?:need|want|after|looking)|recommend|suggest|would you (?:go for|pick|choose)|something for|anything for|options|budget|to spend|do you (?:have|sell|do|stock) (?:an?|any|anything|something|small|large|big)",
);
