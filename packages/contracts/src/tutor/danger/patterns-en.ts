// How people say in English that they're in danger of hurting themselves, as `plainWords` writes it.

/** Up to so many words between two others. */
const some = (most: number) => `(?:[a-z]+ ){0,${most}}`;
/** Words that change nothing about a wish. */
const ALSO =
  `(?:(?:just|really|rly|rlly|lowkey|legit|so|sometimes|kinda|kind|sort|of|only|honestly|literally|actually|often|always|still|do|also|badly|
  truly|seriously|desperately|now|even|ever|fucking|freaking|bloody|think|feel|like|that|guess|swear|could|should|might|will|would|
  may|am|are|finally|probably|maybe|almost|too|very|much|to|be|been|have|had|keep|started|start|stop|tried|trying|try|never|not|
  again|secretly|deep|down|constantly|constant|all|the|time|here|urge|seriously|considering|thinking|about|planning|plan|
  want|wanna|wanted|wanting|going|gonna|gunna|gotta|ready|need|wish|hope|decided|cant|cannot|can|i|a|an|having|get|getting|some|dark|
  lots|these|pretty|feeling|become|becoming|thoughts|thought|is|was|with|and) ){0,6}`
    .replace(/\s+/g, ' ')
    .replaceAll('| ', '|');
const SELF = '(?:i|im|ive|id|ill|we|weve|were|me|my|imma|ima|and|but|because|cause|cuz|when|\\|)';
const WISH =
  '(?:want|wanna|wanted|wanting|need|wish|hope|hoping|ready|plan|planning|long|longing|prefer|deserve|decided|trying|tried)';
const AFTER_DIE =
  '(?! (?:my|of|for|laughing|cut|casting|cast|a|hard|than|from laughter|from laughing|antwort|losung) )';
const LIVE_ON =
  '(?! (?:in|at|with|near|on|there|abroad|next|by|under|off) (?!this (?:world|life|pain|body|earth|planet)))';
const LIVING_THINGS = '(?! (?:cell|cells|thing|things|organism|organisms|being|beings|room|in|at|with) )';
const GONE = '(?:dead|gone|not here|not alive|never born|not around|never existed|not there)';
const NEAR =
  `(?:friend|friends|bestfriend|bestie|brother|sister|mom|mum|mother|dad|father|cousin|classmate|boyfriend|girlfriend|bf|gf|
  roommate|teammate|partner|son|daughter|student|kid|child|crush|teacher|neighbor|neighbour|sibling|twin|ex|husband|wife|uncle|aunt|(?:girl|boy|guy|someone|somebody|person|one) (?:in|from|at) (?:my|our) (?:class|school|team|group|year)|someone i know|
  somebody i know)`
    .replace(/\s+/g, ' ')
    .replaceAll('| ', '|');
const THEMSELF = '(?:himself|herself|themselves|themself)';
const PLACE =
  '(?:bridge|roof|rooftop|building|window|train|trains|cliff|bus|car|cars|truck|balcony|traffic|tower|subway|tracks|metro)';

export const ENGLISH: readonly string[] = [
  // Killing oneself.
  `(?:kill|killing|hang|hanging|stab|stabbing|poison|poisoning|unalive|unaliving|strangle|suffocate|strangling) (?:myself|ourselves)(?! (?:laughing|over) )`,
  `(?:drown|drowning|shoot|shooting) (?:myself|ourselves)(?! (?:in|into) )`,
  `(?:want to|wanna|going to|gonna|to) (?:off|end|delete|erase) (?:myself|ourselves)`,
  `(?:i|im|we|i am|we are) (?:${WISH}|going|gonna) (?:to )?kill me`,
  `${WISH} (?:that )?(?:someone|somebody|anyone|something|a car|a bus|a truck) (?:to|would|could|will|just|please)? ?(?:just )?(?:kill|kills|killed|hit|hits|shoot|shoots|end) me`,
  `(?:i|ima|imma|wanna|gonna|will|ill|to|might|just|should|finna|bouta|ready|lets|id|\\|) kms(?! (?:per|an|a|is|are|to|in|from|away|long|equal|and) )`,
  `(?:be|get|want to|wanna|become|going) unalive`,
  `(?:sewer ?slide|sewerslide)`,
  // Dying.
  `(?!and hope )${SELF} ${ALSO}${WISH} ${ALSO}(?<!verb (?:to )?)(?:die|dei|dy|dye(?= \\|))${AFTER_DIE}`,
  `${SELF} ${ALSO}die (?:tonight|today|tomorrow|soon|by my own hand)`,
  `(?:i|im|my|me) ${some(8)}and ${ALSO}${WISH} (?:to )?die${AFTER_DIE}`,
  `${SELF} ${ALSO}(?:wish|hope) ${ALSO}(?:i|id|we) ${ALSO}(?:die|died|would die|could die)${AFTER_DIE}`,
  `(?:i|we) (?:should|deserve to|ought to|need to|have to|must) (?:just |really |probably )?(?:die|be dead)${AFTER_DIE}`,
  `(?:i|id|we) (?:would )?(?:rather|prefer to) (?:just )?(?:be dead|die)${AFTER_DIE}`,
  `(?:i|im|we) ${ALSO}${WISH} (?:to )?(?:just )?be (?:dead|gone)(?= (?:\\||forever|already|and|so|from this|now))`,
  `(?:how|where) (?:can|do|could|should|would|to) (?:i |we )?(?:just |best )?(?:die|commit suicide|kill myself|end my life)(?! (?:in|of|my|cut) )`,
  `(?:painful|painless|easiest|easy|quickest|quick|fastest|fast|best|simplest|peaceful|least painful) (?:and [a-z]+ )?(?:way|ways|method|methods) (?:to|of|for) (?:die|dying|kill myself|suicide|commit suicide|end my life|killing myself|end it)`,
  `how (?:many|much) ${some(8)}(?:i|me|myself) ${some(6)}(?:die|overdose|dead|kill)`,
  `(?:think|thinking|thoughts|dream|dreaming|fantasize|fantasizing|fantasise|fantasising|obsessed) (?:about|of|with) (?:dying|death all|my death|my own death|being dead|ending it|ending things|ending everything|not being here|not existing|not waking up)(?! my)`,
  `(?:i|im) ${ALSO}feel(?:ing)? like (?:i am |im )?(?:dying|i should die)`,
  `my life to (?:just )?(?:end|be over|stop)`,
  `(?:end|ending|ended) (?:it all|my (?:own )?(?:life|live|lif|lief|existence|suffering|misery|pain)|this life)(?! (?:stream|streams|quiz|session) )`,
  `${SELF} ${ALSO}${WISH} (?:to )?(?:just )?end (?:everything|things|it (?:tonight|now|today|soon|for good|once and for all|forever|\\|)|it all)`,
  `(?:take|taking) my (?:own )?life(?! (?:for|story|as) )`,
  `(?:want|need|wish) (?:it all|everything|the pain|my pain|all the pain|the suffering|all of this|all of it) to (?:just )?(?:end|stop|be over)`,
  `(?:how|way|ways|method|methods) (?:do|can|could|would|to|for|of|does) ?(?:you |i |one |someone |somebody |people |u )?(?:kill|killing) (?:yourself|oneself|urself)`,
  `(?:how) (?:do|can|could) (?:you|one|people|someone|u) (?:commit suicide|end your life|kill themselves)`,
  `(?:pills|pill|drug|drugs|poison|poisons|chemical|chemicals|meds|medicine|medicines) ${some(2)}kill (?:you|me|yourself|u) (?:fast|quick|quickly|painlessly|without|instantly|in your sleep)`,
  `how long ${some(5)}to (?:die|bleed out|suffocate|bleed to death) (?:from|by|after|if) ${some(2)}(?:hanging|overdose|overdosing|pills|cutting|bleeding|jumping|suffocating|drowning|you|i)`,
  `(?:want to|wanna|ready to|going to|gonna) (?:leave|leaving) this (?:world|earth|planet|life)`,
  `(?:want to|wanna) (?:go to heaven|bleed out|bleed to death|be in heaven)`,
  `(?:better off gone|goodbye forever|goodbye cruel world)`,
  `(?:want to|wanna|ready to|could|going to|gonna) (?:just )?stop (?:living|existing|being alive)`,
  `(?:stand|bear|take|hate) being alive`,
  `(?:how|to) ${some(3)}(?:tie|make) a noose`,
  `(?:please|just|\\||and) let me (?:just )?die(?= (?:\\||in peace|already|now))`,
  `(?:i|id) (?:would )?(?:like|love) to (?:die|be dead|kill myself|end it)${AFTER_DIE}`,
  `(?:planning my|my own) death|(?:i|im) ${some(1)}(?:crave|craving|long for|longing for) death`,
  `death (?:would be|is|seems like) (?:a |the |my )?(?:relief|better than this|only way|only option|easier)`,
  `(?:care|matter|matters|know) (?:if|whether) i live or die`,
  // Living no longer.
  `${SELF} ${ALSO}(?:dont|do not|no longer|didnt|not|cant|cannot|never) ${ALSO}(?:want|wanna|wish|feel|care|bear|see|like)? ?(?:to |like |about )?(?:keep on |keep |go on |continue |be )?(?:live|living|alive|liv|exist|existing)(?! without (?!(?:him|her|you|them) ))${LIVE_ON}${LIVING_THINGS}`,
  `(?:dont|do not|no longer|didnt|cant) ${ALSO}(?:want to |wanna |bear to )?be (?:here|around|in this world|on this (?:earth|planet)) (?:anymore|any longer|at all)`,
  `(?:dont|do not) (?:want to|wanna) be (?:in this world|on this (?:earth|planet)|part of this world)`,
  `(?:dont|do not) (?:want to|wanna|ever want to) (?:ever )?wake up(?! (?:early|at|so|for|late|before|in the) )`,
  `(?:and|to|just|could|would|i|id|ill|hope|please) never (?:ever )?wake up`,
  `(?:wish|hope|want|pray|dream) ${some(4)}(?:not|never|didnt|dont|wouldnt) (?:ever )?wake up`,
  `(?:i|we) ${ALSO}(?:dont|do not) (?:want to|wanna) (?:keep going|go on|continue)(?= (?:\\||anymore|like this))`,
  `(?:dont|do not|didnt) deserve (?:to )?(?:live|be alive|life|living|exist)`,
  `(?:shouldnt|should not) (?:be alive|exist|be here anymore|live|have been born|even be alive)`,
  `wish ${some(1)}i (?:wasnt|werent|was not|were not) (?:here|alive|around|born|in this world)(?= (?:anymore|\\||and|at all))`,
  `(?:whats|what is|what s|whats even) the (?:point|reason) (?:of|in|for) (?:even |me )?(?:living|being alive|existing|going on|life)(?= (?:\\||anymore|if|when|like))`,
  `(?:stop|keep|always|constantly) (?:thinking|think) (?:about|of) (?:my )?(?:own )?(?:death|dying|dead)`,
  `only (?:way out|way|option|solution|choice|escape) ${some(4)}(?:die|death|dying|suicide|kill myself)`,
  `${SELF} ${some(6)}sleep forever`,
  `(?:i|we) ${some(4)}cant (?:keep going|carry on|go on|keep on|continue|live)(?: with life)? (?:anymore|like this|living|any longer|\\|)`,
  `(?:i|we) ${ALSO}(?:cant|cannot) (?:take|bear|stand|handle|do|cope with) (?:this|it|life|my life|living|the pain|this pain|this life) (?:anymore|any longer|much longer) (?:\\||i|im|and i)`,
  `(?:wont|not going to|not gonna) be (?:alive|around|here) (?:much longer|for long)`,
  `(?:wont|not going to|not gonna) be alive`,
  `wish ${some(1)}i (?:[a-z]+ ){0,3}(?:dead|die|died|born|exist|existed|disappear|disappeared|vanish|gone|alive|unborn)(?! (?:in|at|as|to|into|with a|rich|a|on) )`,
  `(?:i|we) ${some(3)}(?:never|not) (?:been )?(?:born|existed)`,
  // What others, or life, would be.
  `(?:better|easier|happier|fine|best) (?:off )?(?:place )?(?:for everyone )?without (?:me|us)(?! (?:in the team|on the team) )`,
  `(?:better|easier|happier|best) (?:off )?${some(3)}(?:if|when|once) (?:i|we|im) (?:[a-z]+ ){0,2}(?:${GONE}|died|disappeared|didnt exist|wasnt (?:here|alive|born|around)|werent (?:here|alive|born|around)|killed myself)`,
  `(?:id|i|im|i am|we|i would) ${some(3)}better off dead`,
  `(?:nobody|noone|none|who|not) (?:would |will |wouldnt |ll |d |is going to |one would )?(?:even |really |ever )?miss me`,
  `(?:nobody|noone|who|not|wouldnt|dont|anyone|anybody|someone|they) ${some(4)}(?:care|cares|notice|notices|cry|mind|bother) (?:at all )?if i (?:[a-z]+ ){0,2}(?:die|died|dead|gone|disappear|disappeared|vanished|killed myself|exist|existed|here|alive)`,
  `life (?:[a-z]+ ){0,2}(?:isnt|not|aint|never|no longer) ${some(2)}worth`,
  `not worth (?:living|being alive)`,
  `(?:no|any|see the|see a|isnt a|isnt any|without a) (?:point|reason|purpose|sense) (?:left )?(?:in|to|of|for)? ?(?:me |my )?(?:to )?(?:keep |go on |continue |be |being |stay )?(?:living|live|liv|going on|go on|alive|exist|existing|being alive|life anymore)${LIVING_THINGS}`,
  `nothing (?:left |more |else )?(?:to|worth) (?:live|living) for`,
  `(?:tired|sick|done|exhausted|fed up|weary|had enough|enough) (?:of|with) (?:my |this )?(?:living|life|being alive|existing|existence)(?! (?:in|at|with|science|sciences|cycle|cycles) )`,
  `(?:i|we) ${some(2)}hate (?:living|being alive|existing)${LIVING_THINGS}`,
  `(?:dont|cant|cannot|do not) see (?:a|any) (?:other )?way out`,
  `(?:give|giving|gave|given) up on (?:my )?(?:life|living)`,
  `lost (?:my|the|all|all my) will to live`,
  `${SELF} ${ALSO}${WISH} (?:to )?(?:just |simply |completely |i could )?(?:disappear|vanish|not exist|stop existing|cease to exist|not be here|not be alive)(?! (?:the|into|a|in the class|behind|from (?!(?:this|the) (?:world|earth|planet|life))[a-z]+) )`,
  // Suicide.
  `(?:i|im|ive|am|my|me|feel|feeling|having) ${ALSO}suicidal`,
  `suicidal ${some(2)}(?:i|ive|im) (?:have|get|feel|am|keep|had|been)`,
  `(?:i|im|ive|id|ill|we|me|my) ${ALSO}(?:commit|committing|attempt|attempting|attempted|contemplating|contemplate|consider|considering|of|about|tempted by|do|doing|thinking|tried|planning) (?:the |my |a )?suicide(?! (?:in|as|rate|rates|prevention|bomb|bomber|bombers|bombing|squad|attack|attacks|statistics|by|among|gene|pact|mission|theme|of|according|during|is|was|quiz|essay) )`,
  `suicide is (?:(?:the|my) (?:only|best|last|easiest)|all i|always on my|on my mind)`,
  `(?:ways|way|how|easiest|best) (?:can i |do i |to )?commit suicide`,
  `(?:help me|i|im|ive|let me|my|me) ${some(3)}(?:a|my) suicide (?:note|letter|plan)`,
  `(?:need|want|give me|call|i need) ${some(3)}suicide (?:hotline|helpline|line|help|number)`,
  // Hurting oneself.
  `(?:i|ive|im|we|my|me|and) ${ALSO}(?:self ?harm|self ?harming|self ?harmed|selfharm|selfharming)(?! (?:is|in|and its|prevention|as) )`,
  `(?:hurting|harming|cutting|punishing|starving|injuring|scratching|choking) (?:myself|ourselves)(?! (?:a|an|some|off|out|short|slack|shaving|while cooking|accidentally) )`,
  `(?:i|ill|id|want to|wanna|need to|going to|gonna|urge to|might|could|should|feel like|keep|have to|and|like to|used to|to) (?:hurt|harm|cut|burn|starve|punish|injure) (?:myself|ourselves)(?! (?:a|an|some|off|out|short|slack|shaving|while|during|in|at|on|playing|with a knife|cooking|two|three|the|from|doing|by accident|accidentally|into|running|as a) )`,
  `(?:i|ive|im) ${some(3)}cutting again`,
  `[a-z]+ myself (?:on purpose|deliberately|intentionally)`,
  `(?:do|doing|done) (?:something |anything |things )?(?:bad |stupid |terrible )?to myself`,
  `not safe (?:with|from|around|alone with) myself`,
  `(?:i|ive|im) ${some(3)}(?:started|been|keep|stop|stopped|back to|restarted) cutting(?= (?:again|\\||and|for|every|since|when|because))`,
  `(?:cut|cutting|slit|slitting|slash|slashing|slice|slicing|open|opening) my (?:own )?(?:wrist|wrists|arms|veins|thighs|legs|throat|skin)`,
  `(?:want to|wanna|going to|gonna|about to|ill|i will|might|ready to|should|could|feel like|thinking of|thinking about|im) (?:just )?(?:jump|jumping|throw myself|throwing myself|leap|leaping|step|walk|walking) (?:off|from|out of|out|in front of|infront of|under|into|onto) ${some(3)}${PLACE}(?! (?:game|station) )`,
  `(?:i|im|ill|ive|we) ${ALSO}(?:od|overdose|overdosing|overdosed)(?! (?:of|in|is) )`,
  `(?:took|taken|taking|swallowed|swallow|swallowing|take) (?:too many|all (?:of )?(?:my|the|his|her|these)|an? ?(?:whole|entire|full)|lots of|a lot of|a bunch of|a bottle of|so many|every|a handful of|[0-9]+) ${some(4)}(?:pills|tablets|meds|medication|medicine|painkillers|paracetamol|ibuprofen|aspirin|tylenol)`,
  // Somebody near.
  `${NEAR} ${some(3)}(?:want|wants|wanna|going|gonna|trying|tried|threatening|threatened|threatens|said|says|talks|talking|thinking|thinks|planning|will|might|tells|told) ${some(5)}(?:die${AFTER_DIE}|suicide|killing ${THEMSELF}|kill ${THEMSELF}|hurt ${THEMSELF}|end (?:it all|his life|her life|their life))`,
  `${NEAR} ${some(3)}(?:suicidal|cutting ${THEMSELF}|hurting ${THEMSELF}|harming ${THEMSELF}|cuts ${THEMSELF}|hurts ${THEMSELF}|self ?harms|self ?harming)`,
];
