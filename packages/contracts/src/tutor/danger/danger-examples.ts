// What people write who are in danger of hurting themselves, and what only sounds like it. For tests; one a line.

import type { DangerLanguage } from './danger.ts';

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const DANGER: Record<DangerLanguage, readonly string[]> = {
  en: lines(`
    I want to die
    i wanna die
    i just want to die
    I WANT TO DIE!!!
    I really don't want to live anymore
    i dont want to live
    I don't want to be alive anymore
    I don't want to be here anymore
    I want to kill myself
    im going to kill myself tonight
    I'm gonna kill myself
    i will kill myself if nothing changes
    thinking about killing myself
    i keep thinking about suicide
    I'm suicidal
    i feel suicidal
    I have suicidal thoughts
    I'm having thoughts of suicide
    i might commit suicide
    I want to commit suicide
    how to commit suicide
    whats the easiest way to kill myself
    what is the least painful way to die
    How can I die without pain?
    how many pills do I need to take to die
    I took a whole bottle of pills
    i took too many pills
    I'm going to end my life
    I want to end it all
    i wanna end it
    im ready to end everything
    I want to take my own life
    kms
    i wanna kms
    gonna kms fr
    I want to unalive myself
    i wish i was dead
    I wish I were dead
    I wish I had never been born
    i wish i was never born
    I wish I could just fall asleep and never wake up
    i dont want to wake up tomorrow
    I want to sleep forever and never wake up
    Nobody would miss me
    no one would miss me if i was gone
    nobody would care if I died
    no one would even notice if i disappeared
    Everyone would be better off without me
    the world would be better without me
    they'd be better off if i was dead
    I'd be better off dead
    My life isn't worth living
    life is not worth living anymore
    There's no point in living
    i have no reason to live
    I've got nothing to live for
    I have nothing left to live for
    I'm tired of living
    im so tired of being alive
    i am done with life
    I want to disappear forever
    i just want to disappear and not exist
    I don't want to exist anymore
    I wish I didn't exist
    I cut myself
    I've been cutting myself again
    i keep cutting my arms
    I can't stop hurting myself
    I want to hurt myself
    i self harm
    I've started self-harming
    i feel like hurting myself
    i want to jump off a bridge
    I'm going to jump in front of a train
    i want to hang myself
    I want to slit my wrists
    I want to overdose
    i cant go on anymore
    I can't go on like this, I want it to be over
    this school makes me want to kill myself
    I have a plan to kill myself
    I'm scared that I'm going to kill myself
    help i want to die
    can you help me? I want to die
    sometimes I think about dying and it feels like relief
    sometimes i think it would be better if i was dead
    is it wrong that I want to die
    what happens if I kill myself
    I hate my life and I want to die
    We want to die
    we are going to kill ourselves
    I want someone to kill me
    Explain I want to die
    Help me write a suicide note
    my friend wants to kill himself
    My best friend says she wants to die
    my brother is suicidal, what can I do
    my sister is cutting herself
    i wnat to die
    i want to dei
    i want too kil my self
    I watn to kill myslef
    im gona kill myselff
    i feel sucidal
    suiscidal thoughts, i have them every day
    i want to comit sucide
    i dont wanna liv anymore
    i w a n t t o d i e
    k i l l  m y s e l f
    I want to k.i.l.l myself
    i want to k1ll mys3lf
    iwanttodie
    i wanna dieeee
    I dont see any reason to keep living
    I don't think I can keep living like this
    I've decided to end my life
    i want my life to end
    I should just die
    i deserve to die
    I hope I die soon
    I am going to kill me
    suicide is the only way out for me
    I can't do this anymore, I just want it all to end
    I've been thinking about ending my life
    I feel like there is no reason to live
    Sometimes I wish I would just not wake up
    I am going to take my life tonight
    Everybody would be happier if I were dead
    Nobody loves me and I want to die
    i hate myself and want to die
    I'm going to hurt myself
    I need help, I'm thinking of suicide
    i think im going to kill myself
    my life is meaningless and I want to end it
    I don't see the point of living anymore
    I wanna die so bad
    I don't deserve to live
    I shouldn't be alive
    I'm a burden to everyone, they'd be better off without me
    i bought pills and i want to end it tonight
    I started cutting again
    I relapsed and cut myself last night
    i have been self harming for months
    wish I wasn't here anymore
    I'm not going to be here much longer, goodbye
    no one would care if i killed myself
    i'm so done with living
    What's the point of living?
    I don't want to go on living
    I can't live like this anymore
    I've written my suicide note
    I feel suicdal and don't know what to do
    i whant to dye
    I want die
    I dont wan to live any more
    I wana kil myself
    thinking abt killing myself
    ill kill myself
    im gonna end myself
    i wanna be dead
    maybe i should just kill myself
    can u help me i dont want to be alive
    Should I kill myself?
    I tried to kill myself yesterday
    I attempted suicide last week
    I want to stop existing
    life is pointless, I want out, I want to die
    I have the urge to cut myself
    I cant stop thinking about death and dying
    i want to go to sleep and never wake up again
    the only way out is to die
    my best friend told me he wants to end his life
    I think my friend is going to kill herself
    a girl in my class wants to commit suicide
    a friend of mine is suicidal
    I feel so alone and I want to die
    I can't stop crying, I don't want to live
    I'm planning to kill myself after school
    I think about killing myself every day
    honestly id rather be dead
    everyone hates me i should kill myself
    My parents would be happier without me
    they wouldn't even care if I was dead
    I've had enough of life
    im tired of existing
    i dont wanna exist
    I hope I don't wake up tomorrow
    I want to be dead
    I'm thinking about jumping in front of a train
    I just swallowed a bunch of pills
    I have a knife and I want to cut myself
    I've been burning myself on purpose
    i just want everything to end
    I want the pain to end, I'm going to kill myself
    i lost the will to live
    is there a painless way to kill yourself
    how do you kill yourself
    what pills can kill you fast
    how long does it take to die from hanging
    i want 2 die
    iwannakillmyself
    I wish i could just disappear forever
    I wnat to comitt suicde
    im suicdal
    i m going to end my live
    I waant to dieee :(
    i dont want to liev
    wanna kll myself
    I WANNA DIE
    i cut my wrists
    i cut myself to feel something
    please help me I want to kill myself
    I feel worthless and don't want to be alive
    I am thinking of ending it all
    It would be better if I had never been born
    I don't see a way out anymore, I want to be gone forever
    i'm gonna do it tonight, i'm going to kill myself
    Would anyone even care if I died?
    I keep having thoughts about ending my life
    I've been thinking of hurting myself lately
    My life has no meaning, I want to die
    I can't take it anymore
    i just dont want to be alive rn
    maybe everyone would be better off if i was gone
    i want to slit my wrist
    I'm cutting again
    im thinkin about sucide
    I wsih I was dead
    living is too hard, i wanna be dead
    I wanna end my life pls help
    I hate living
    I wish I had the courage to kill myself
    Is there any reason to stay alive?
    my friend posted that he wants to kill himself
    I feel like ending my life
    i think i might kill myself this weekend
    I don't want to be alive right now
    I just want to stop living
    Please let me die
    i want to be with my grandma in heaven, I want to die
    I cant handle life anymore
    Nobody needs me, I should be dead
    I want to harm myself
    there's nothing left for me, I want to end it all
    how can i kill myself without pain
    i wanna disapear forever
    I wiil kill myself
    Suicide is all I think about
    My family would be better off without me
    I am thinking of killing myslef
    I've tried to take my own life before
    I don't want to live on this planet anymore
    i feel empty and I want to kill myself
    No one would even notice if I was gone
    I'm going to swallow all my pills
    I hope I die in my sleep
    I can't stand being alive
    i want to cut myself so bad
    Tonight I will end it all
    I'm thinking about jumping off the roof
    i rly wanna die
    Im so depressed i want to end my life
    i dont wnt to live
    I cannot live like this
    it would be easier if I just died
    I want to be dead so my parents dont have to worry
    I feel like I shouldn't exist
    how do i tie a noose
  `),
  de: lines(`
    Ich will sterben
    ich möchte sterben
    ich moechte nicht mehr leben
    Ich will nicht mehr leben
    ich kann nicht mehr leben
    Ich mag nicht mehr leben
    ich hab keinen bock mehr zu leben
    Ich will mich umbringen
    ich bring mich um
    ich bringe mich heute um
    ich werde mich umbringen
    ICH WILL MICH TÖTEN
    ich denke darüber nach, mich umzubringen
    Ich denke an Selbstmord
    ich habe Selbstmordgedanken
    habe suizidgedanken
    Ich bin suizidal
    ich will selbstmord begehen
    wie begehe ich selbstmord
    wie kann ich mich am besten umbringen
    Ich will mir das Leben nehmen
    ich nehme mir das leben
    ich will allem ein Ende setzen
    ich will meinem Leben ein Ende machen
    Ich möchte tot sein
    ich wäre lieber tot
    Ich wünschte, ich wäre tot
    ich wuenschte ich waere nie geboren
    ich will nicht mehr da sein
    Ich will nicht mehr hier sein
    ich will einfach verschwinden für immer
    ich will nie wieder aufwachen
    ich möchte einschlafen und nicht mehr aufwachen
    Niemand würde mich vermissen
    keiner würde mich vermissen wenn ich weg wäre
    alle wären besser dran ohne mich
    ohne mich wäre es für alle besser
    mein Leben hat keinen Sinn mehr
    Das Leben ist nicht mehr lebenswert
    Ich sehe keinen Sinn mehr im Leben
    ich ritze mich
    ritze mich schon wieder
    Ich habe mich geritzt
    ich verletze mich selbst
    ich will mir weh tun
    Ich tue mir was an
    ich will mir etwas antun
    ich spring von der Brücke
    ich werf mich vor den zug
    ich will vor einen Zug springen
    Ich will mich erhängen
    ich schneide mir die pulsadern auf
    ich habe zu viele Tabletten genommen
    ich hasse mein leben und will sterben
    meine freundin will sich umbringen
    Mein Freund ritzt sich
    ich will mich umbrigen
    ich will steben
    ich wil strben
    ich habe selbstmort gedanken
    wir wollen sterben
    Ich habe keine Lust mehr zu leben
    wozu soll ich noch leben
    Ich bin lebensmüde
    Ich halte das Leben nicht mehr aus
    ich will mein Leben beenden
    Ich hab keine Lust mehr auf das Leben
    ich möchte einfach nur noch sterben
    Ich will tot sein
    ich denke oft daran mich umzubringen
    mir ist alles egal ich will sterben
    Ich habe versucht mich umzubringen
    ich will nicht mehr weiterleben
    Ich habe mir die Arme aufgeschnitten
    ich verletze mich manchmal selber
    Am liebsten wäre ich tot
    Wenn ich tot wäre, würde es keinen interessieren
    es wäre besser wenn ich nicht mehr da wäre
    Keiner würde merken, wenn ich tot wäre
    ich bringe mich um
    bring mich um heute nacht
    ich wil mich umbringn
    ich mochte streben ich kann nicht mehr
    Ich hab mir heute wieder in den Arm geschnitten
    ich will selbstmort begehen
    Ich sehe keinen Ausweg mehr und will sterben
    ich möchte mich töten
    Das Leben macht keinen Sinn mehr
    ich möchte mir das leben nehmen
    ich habe das gefühl, dass ich nicht mehr leben will
    Ich weiß nicht mehr weiter, ich will sterben
    ich will mein leben beenden
    ich möchte einfach nicht mehr existieren
    ich will nicht mehr
    Ich hasse mich und will mich umbringen
    ich würde am liebsten tot umfallen
    Manchmal denke ich an Suizid
    ich wollte mich gestern umbringen
    ich hab mich wieder geritzt
    ich will mich selbst verletzen
    ohne mich wären alle glücklicher
    ich überlege mich umzubringen
    ich hab angst dass ich mir was antue
    ich wil nich mehr lebn
    ICH MÖCHTE MICH UMBRINGEN
    mein bester freund will sterben
    Ich habe keine Lust mehr zu leben
    ich hab überlegt mich vor den Zug zu werfen
    ich möchte am liebsten sterben
    Mein Leben ist sinnlos und ich will es beenden
    ich ritz mich jeden tag
    Ich will mich nicht mehr spüren und tot sein
    ich will mir die pulsadern aufschneiden
    Ich möchte nicht mehr am Leben sein
    Ich habe vor, mich umzubringen
    ich will mich umbringen weil alle mich hassen
    ich kann so nicht mehr weiterleben
    Niemand würde es merken, wenn ich sterbe
    ich verletzte mich selber
    ich will nicht mehr leben bitte hilf mir
    ich will mich vor einen Zug schmeißen
    ich hasse mich ich will tot sein
    Ich überlege, mir das Leben zu nehmen
    Ich ritze mich seit einem Jahr
    manchmal möchte ich einfach nicht mehr da sein
  `),
  fr: lines(`
    Je veux mourir
    j'ai envie de mourir
    jai envie de mourir
    je voudrais mourir
    Je ne veux plus vivre
    je veux plus vivre
    j'ai plus envie de vivre
    Je n'ai plus envie de vivre
    je veux me tuer
    Je vais me tuer
    j'ai envie de me tuer
    JE VEUX ME SUICIDER
    je vais me suicider ce soir
    je pense au suicide
    j'ai des idées suicidaires
    j'ai des pensées suicidaires
    je suis suicidaire
    comment me suicider
    comment mourir sans souffrir
    je veux en finir
    Je veux en finir avec la vie
    j'ai envie d'en finir
    je veux mettre fin à mes jours
    je vais mettre fin à ma vie
    j'aimerais être mort
    J'aimerais être morte
    je voudrais être mort
    je préfère mourir
    je veux disparaître pour toujours
    je veux disparaitre
    je ne veux plus être là
    je ne veux plus exister
    j'en ai marre de vivre
    j'en ai assez de la vie
    ma vie ne vaut rien
    ma vie n'a plus de sens
    la vie ne vaut pas la peine d'être vécue
    je n'ai aucune raison de vivre
    personne ne me regretterait
    je ne manquerais à personne
    tout le monde serait mieux sans moi
    le monde irait mieux sans moi
    je me scarifie
    je me mutile
    je me coupe les bras
    je veux m'ouvrir les veines
    je veux me faire du mal
    j'ai envie de me faire du mal
    je veux me pendre
    je veux sauter d'un pont
    je veux me jeter sous un train
    j'ai avalé plein de médicaments
    mon ami veut se suicider
    ma copine veut mourir
    je veux mourrir
    je veux me suissider
    je vx mourir
    on veut mourir
    je ne veux plus me réveiller
    j'aurais préféré ne jamais naître
    Je n'ai plus la force de vivre
    je pense à me suicider
    je pense à mourir tout le temps
    j'ai essayé de me tuer
    j'ai fait une tentative de suicide
    je veux que tout s'arrête, je veux mourir
    personne ne m'aime, je veux mourir
    La vie n'a plus de sens pour moi
    je me fais du mal
    je me coupe
    je voudrais ne plus exister
    j'aimerais ne plus me réveiller
    je serais mieux mort
    Tout irait mieux si j'étais mort
    si je mourais personne ne le remarquerait
    je me taillade les bras
    je veut mourrir
    jveux mourir
    j veux plus vivre
    je vais mettre fin a mes jours
    je vais me tué
    j'ai envie de crever
    je veux crever
    je n'en peux plus de vivre
    je suis fatigué de vivre
    j'ai envie de mourrir
    j'en peux plus, je veux mourir
    je vais me suicider
    je songe au suicide
    je pense souvent à la mort, à me tuer
    je déteste ma vie et je veux mourir
    je voudrais être morte
    j ai envie de me suicider
    JE NE VEUX PLUS VIVRE
    je veu me tuer
    personne ne remarquerait si je mourais
    je me suis coupé les veines
    je me suis scarifiée hier
    mon meilleur ami veut se tuer
    ma meilleure amie se scarifie
    comment se suicider
    je voudrais disparaître
    je veux plus être en vie
    j'ai plus aucune raison de vivre
    j'ai envie de me jeter par la fenêtre
    je pense que je vais me suicider
    plus rien n'a de sens je veux mourir
    je veux me couper les veines
    j'me coupe souvent
    ma vie est nulle et j'ai plus envie de vivre
    je veux arrêter de vivre
    J'ai pensé à me suicider hier
    je n'ai plus goût à la vie, je veux mourir
    la vie ne vaut plus la peine
    j'ai envie de mourir tous les jours
    je veux me foutre en l'air
    personne ne m'aime j'ai envie de me tuer
    je voudrais m'endormir et ne plus me réveiller
  `),
  es: lines(`
    Quiero morir
    me quiero morir
    quiero morirme
    No quiero vivir
    ya no quiero vivir
    no quiero vivir más
    no quiero seguir viviendo
    Quiero matarme
    me quiero matar
    me voy a matar
    voy a matarme esta noche
    QUIERO SUICIDARME
    me voy a suicidar
    pienso en el suicidio
    pienso en suicidarme
    tengo pensamientos suicidas
    soy suicida
    cómo suicidarme sin dolor
    cómo puedo morir sin dolor
    quiero quitarme la vida
    me voy a quitar la vida
    quiero acabar con mi vida
    quiero acabar con todo
    quiero terminar con mi vida
    ojalá estuviera muerto
    ojalá estuviera muerta
    desearía estar muerto
    quisiera estar muerta
    ojalá no hubiera nacido
    quiero desaparecer para siempre
    quiero desaparecer
    no quiero estar aquí más
    ya no quiero estar aquí
    no quiero existir
    no quiero despertar mañana
    estoy cansado de vivir
    estoy harta de vivir
    mi vida no vale nada
    mi vida no tiene sentido
    no vale la pena vivir
    no tengo razones para vivir
    no tengo ganas de vivir
    nadie me extrañaría
    nadie me echaría de menos
    todos estarían mejor sin mí
    el mundo estaría mejor sin mí
    me corto los brazos
    me corto cuando estoy triste
    quiero cortarme las venas
    quiero hacerme daño
    me hago daño a propósito
    me autolesiono
    quiero ahorcarme
    quiero tirarme de un puente
    me voy a tirar al tren
    he tomado muchas pastillas
    mi amiga se quiere matar
    mi hermano quiere suicidarse
    kiero morir
    qiero morirme
    quiero suisidarme
    quiero matrame
    queremos morir
    preferiría estar muerto
    Quiero acabar con mi sufrimiento, quiero morir
    No tengo motivos para vivir
    Ya no aguanto más, quiero morirme
    he intentado suicidarme
    intenté matarme
    he pensado en suicidarme
    Estoy pensando en quitarme la vida
    nadie me quiere, me quiero morir
    Todos estarían mejor si yo estuviera muerto
    no le importaría a nadie si me muero
    mi vida es una mierda y quiero morir
    me hago cortes en los brazos
    me corto las muñecas
    quiero dejar de vivir
    la vida no tiene sentido
    no quiero vivir mas
    ya no quiero seguir
    no quiero despertarme nunca más
    me gustaría no haber nacido
    ojala me muera
    quiero matarme porfavor ayuda
    tengo ganas de morir
    tengo ganas de matarme
    no puedo seguir viviendo así
    no puedo más con mi vida
    nesesito ayuda me quiero matar
    mi mejor amigo quiere morir
    no quiero seguir vivo
    tengo ganas de suicidarme
    quiero morirme ya
    me siento solo y quiero morir
    quiero que todo termine, quiero morir
    estoy pensando en matarme
    nadie notaría si muero
    sería mejor si estuviera muerto
    a veces pienso que seria mejor morir
    mejor me mato
    me voy a matar hoy
    quiero cortarme
    me he cortado otra vez
    odio mi vida quiero morir
    nosotros queremos morir
    mi amigo dice que quiere morir
    cómo me puedo matar
    cuantas pastillas necesito para morir
    ya no quiero vivir asi
    no le veo sentido a la vida
    NO QUIERO VIVIR MÁS
    quero morir
    la vida no vale la pena
    no quiero estar viva
    quiero irme de este mundo
    tengo pensamientos de suicidio
    me dan ganas de morirme
    pienso en la muerte todo el tiempo, quiero morir
    ya no le encuentro sentido a vivir
    me quiero cortar las venas
    creo que me voy a matar
    Quiero dejar de existir
    A veces quiero matarme
    Me quiero suicidar y no sé qué hacer
    no tiene sentido seguir viviendo
    siento que todos estarían mejor sin mí
    no quiero seguir viviendo así
    quiero morir, nadie me entiende
    tengo ganas de cortarme
    ya no quiero vivir, estoy cansada
    me gustaría estar muerta
  `),
};

export const ALIKE: readonly string[] = lines(`
  this quiz kills me
  this homework is killing me
  I'm dying to know the answer
  I could kill for a pizza
  how did Romeo die
  How does Juliet kill herself in Romeo and Juliet?
  explain suicide in Hamlet
  suicide bombers in WW2
  what is apoptosis (cell suicide)
  kill the process
  how do I kill a process in Linux
  what is a deadline
  the deadline is killing me
  my mom is going to kill me if I fail
  my parents will kill me
  I died laughing
  I'm dead lol
  that joke killed me
  I'm dying of boredom
  I almost died of embarrassment
  I would die for chocolate
  I'd rather die than do algebra
  I want to die of laughter
  I want to dye my hair
  i want to die my hair blue
  roll a die twice, what is the probability of six
  I want to roll a die
  what does die mean in German
  Why did Hitler commit suicide?
  who committed suicide in ancient Rome
  When did Cleopatra die?
  How many people died in World War I?
  What are the stages of dying cells?
  How to Kill a Mockingbird summary
  To Kill a Mockingbird quiz
  quiz me on Suicide Squad
  I want to learn about suicide prevention
  I'm writing an essay about suicide in Werther
  What is the suicide rate in Japan?
  Explain the meaning of 'to be or not to be'
  Is death a theme in Emily Dickinson's poems?
  I want to know how stars die
  why do cells die
  I want to live in Paris
  I don't want to live in the city, explain urbanisation
  what do animals need to live
  I don't want to be here, when is the break
  I cut myself a slice of cake, what fraction is left
  I cut myself shaving
  I cut my finger while cooking, what is first aid
  first aid for cuts
  I hurt myself in football, what is a sprain
  how far is 10 kms
  how many kms is a marathon
  100 kms per hour in metres per second
  I want to end this session
  how do I end my subscription
  end the quiz
  I want to end the chapter on cells
  can I take my own notes
  how can I take my test again
  I can't do this question anymore
  I can't go on to the next question
  I'm tired of studying
  I'm so done with math
  nobody will miss this deadline
  I missed the bus
  I will miss my friends
  what is the point of living cells
  why is life worth living according to Camus
  What is self-harm?
  what are the health effects of overdose of vitamin A
  where did the dinosaurs disappear to
  why did the Maya disappear
  I want to make the axis disappear
  how do magicians disappear
  How does a train engine work
  how to jump higher
  what is a hanging participle
  hang on, I want to check myself
  I want to test myself
  I want to quiz myself
  teach myself Python
  kill two birds with one stone meaning
  I killed it in the exam
  I'm going to kill this test
  he is going to kill it tonight
  dead languages
  dead sea facts
  Day of the Dead traditions
  how do viruses kill cells
  antibiotics kill bacteria
  how many pills are in a pack if 3 packs have 36
  paracetamol dosage facts for first aid
  what is euthanasia
  Why does Werther kill himself?
  does Ophelia want to die
  people who want to die for their country
  my favourite character kills himself
  what is the life of Martin Luther King
  better off dead movie
  I wish I was better at math
  I wish I were taller: explain the subjunctive
  I wish I had never taken physics
  never wake a sleepwalker, why
  I want to wake up earlier
  no reason to worry
  my phone died
  my plant is dying, why
  my hamster died
  I'm dead tired
  over my dead body
  explain living and nonliving things
  how to survive
  I feel like a failure in maths
  I am sad because I failed
  I hate this subject
  die Antwort
  die Lösung bitte
  Was ist Mord?
  Erkläre den Mord an Caesar
  das bringt mich um
  die Prüfung bringt mich um
  meine Mutter bringt mich um
  meine Eltern werden mich umbringen
  Ich lach mich tot
  ich sterbe vor Langeweile
  ich sterbe vor Lachen
  Wie starb Goethe?
  warum bringt sich Werther um
  warum hat sich Hitler umgebracht
  Selbstmord von Kleopatra
  Suizid in der Literatur
  wann sterben Sterne
  warum sterben Bienen
  Ich will nicht sterben
  ich will in Berlin leben
  ich bin todmüde
  ich kann nicht mehr lernen
  Wo leben Pinguine?
  ich will die Antwort wissen
  Was ist der Sinn des Lebens?
  Witze über Mathe
  ich habe mich in der Zeile vertan
  ich streben nach Wissen
  Tabletten gegen Kopfschmerzen Chemie
  ich schneide mir ein Stück Kuchen ab
  es brennt mir auf der Zunge
  das Leben im Mittelalter
  wie nehme ich ab
  je suis mort de rire
  je meurs de faim
  ce devoir me tue
  mes parents vont me tuer
  ça va me tuer
  je me tue à te le dire
  mourir de rire
  comment est mort Napoléon
  le suicide de Cléopâtre
  le suicide chez Durkheim
  pourquoi Emma Bovary se suicide
  je veux courir
  je veux vivre à Paris
  je veux finir mes devoirs
  je veux en finir avec ce chapitre
  tuer le temps
  les cellules mortes
  conjugue le verbe mourir
  pourquoi les dinosaures ont disparu
  nature morte
  je coupe les fractions
  je ne veux plus faire de maths
  je ne veux pas mourir
  j'ai plus envie de travailler
  quiero matar el tiempo
  me muero de hambre
  me muero de risa
  me muero por saber la respuesta
  este examen me mata
  mi madre me va a matar
  me quiero morir de risa
  cómo murió Frida Kahlo
  el suicidio en la obra de Larra
  por qué se suicida Werther
  la naturaleza muerta
  el Mar Muerto
  quiero vivir en Madrid
  no quiero vivir en la ciudad
  cómo cortar una pizza en fracciones
  me corto el pelo
  quiero terminar con este tema
  quiero acabar con los deberes
  no quiero morir
  no tengo ganas de estudiar
  dónde viven los pingüinos
  quiero desaparecer la variable x
  mi profe me mata si repruebo
  What does 'carpe diem' mean?
  This class is so boring I could die
  Math is killing me
  I nearly died when I saw my grade
  My phone is dead
  I'm dead serious
  Who killed Kennedy?
  how did Socrates die
  what poison did Socrates drink
  Explain the causes of death in the plague
  How does cyanide kill
  Which diseases kill the most people?
  what is the survival rate
  I want to kill it on the test tomorrow
  I'm dying for a coffee
  help me kill some time with a quiz
  Give me killer questions
  how to kill weeds
  I'm gonna die if we have another quiz lol
  My battery died
  When do stars die?
  What happens when a neuron dies
  Describe the death of Mercutio
  What did Durkheim say about suicide
  Compare suicide in Romeo and Juliet and Antony and Cleopatra
  Did Van Gogh kill himself?
  Did Virginia Woolf commit suicide
  list of writers who committed suicide
  the kamikaze suicide attacks
  suicide gene therapy
  is it suicide to sacrifice the queen in chess
  Does a lion kill for fun
  what is dead reckoning
  half-life of carbon
  I want to live forever, is this possible biologically?
  I want to disappear from the leaderboard, how do I change my settings
  I hate Mondays
  end of life care definition
  What is the end of the world myth
  I need to end my essay with a conclusion
  How do I end it with a good sentence
  I don't want to take this quiz
  I can't take this class anymore
  No one would understand this proof
  I want to hang a picture
  How to hang a picture with level
  Hang man game
  I want to jump to chapter 3
  Should I jump ahead?
  What is bungee jumping
  cut vegetables techniques
  paper cut
  I burned my tongue
  how to treat burns
  My arm hurts after the vaccine
  it hurts when I run
  does it hurt to get a piercing
  I hurt my knee
  Explain pain receptors
  what does overdose mean
  What is the lethal dose 50 (LD50)
  how many pills does the patient take in 7 days at 3 a day
  I'm tired
  I'm so tired of this chapter
  I'm tired of life science
  I want to give up on chemistry
  I'm sick today
  I feel sad
  what is depression
  symptoms of depression
  who wrote The Sorrows of Young Werther
  Wer hat Julius Cäsar ermordet?
  Wie viele Menschen starben im Zweiten Weltkrieg?
  Was passiert wenn Zellen sterben?
  die Hausaufgaben bringen mich um
  Mathe bringt mich noch um
  ich bin tot vor Müdigkeit
  ich sterbe vor Hunger
  zum Sterben langweilig
  Tod in Venedig Zusammenfassung
  Selbstmordattentäter im Zweiten Weltkrieg
  Warum begeht Werther Selbstmord?
  Wie tötet ein Virus die Zelle?
  Totes Meer
  Wo kann man Eulen leben sehen
  Leben und Werk von Goethe
  Ich will mehr über das Leben der Bienen wissen
  Ich will leben wie die Römer
  Ich will nicht mehr lernen
  ich möchte nicht mehr üben
  Ich kann nicht mehr, machen wir eine Pause
  Ich will mich verbessern
  Ich möchte mich testen
  wie schneide ich eine Gerade mit einer Ebene
  Ich schneide zwei Geraden
  Springt der Läufer im Schach
  der Zug fährt um 8 ab, wann kommt er an
  von der Brücke fällt ein Stein, wie lange fällt er
  Tabletten auflösen im Wasser Chemie
  mein Handy ist tot
  comment est morte Marie-Antoinette
  qui a tué Henri IV
  je suis mort de fatigue
  je suis morte de rire
  c'est à mourir de rire
  les maths me tuent
  ce cours me tue
  la peine de mort en France
  le suicide en sociologie
  tentative de suicide de Madame Bovary
  Explique la mort des étoiles
  je veux en finir avec les fractions
  je voudrais finir le quiz
  je n'ai plus envie de réviser
  je veux vivre de ma musique
  je veux vivre en Espagne
  comment couper une tarte en huit
  je coupe le triangle en deux
  je veux sauter cette question
  sauter une ligne
  disparition des dinosaures
  je veux faire disparaître x
  quelle est la fin de ma leçon
  nature vivante et non vivante
  quién mató a Kennedy
  cómo murió Cervantes
  estoy muerto de cansancio
  me muero de sueño
  me muero de ganas de empezar
  esta tarea me está matando
  matar dos pájaros de un tiro
  el día de muertos
  por qué se suicidó Hitler
  el suicidio de Cleopatra
  tasa de suicidio en México
  pena de muerte
  cuántas personas murieron en la guerra
  no quiero estudiar más
  ya no quiero seguir con este tema
  quiero seguir con la siguiente pregunta
  me corto con el papel, qué hago
  cómo se corta una recta
  quiero saltar esta pregunta
  quiero acabar con todo el capítulo
  qué es la muerte celular
  la vida de las plantas
  no tengo ganas de hacer deberes
  odio las matemáticas
  Tell me how Anne Boleyn died
  What is the death penalty
  Which animal kills the most humans
  My dad will kill me when he sees this grade
  I'd kill to be on vacation right now
  the suspense is killing me
  Died and dyed: what's the difference
  explain die vs dice
  Does the main character die at the end?
  what happens to your body when you die
  Can you die from eating too much salt?
  how long can you live without water
  why do we die
  living organisms quiz
  I want to live a healthy life, what should I eat
  Life is hard: meaning of the metaphor
  What is the meaning of life in Monty Python
  What is a suicide pact in history
  Explain assisted suicide laws
  what is programmed cell death
  How did the Titanic passengers die
  Who shot Lincoln
  is bleach poisonous
  what is a noose
  I want to shoot a film
  I want to cut the video
  cut and paste
  hang up the phone
  Explain capital punishment by hanging
  I killed my opponent in chess
  I would kill for better grades
  kill switch
  git kill -9
  I'm over it
  I want to quit
  I give up on this question
  I can't take any more notes
  I want to get better at math
  I'd be better off studying history
  Would I be better off with a calculator?
  I don't exist in the list of users
  This word doesn't exist
  Does God exist?
  if a tree falls does it exist
  I don't want to wake up early for school
  My alarm never wakes me up
  I want to sleep
  sleeping beauty summary
  I miss you
  would anyone miss the dinosaurs
  What's the point of learning algebra?
  what is the point of a fraction
  no point in this exercise
  I have no reason to doubt
  mocking bird kill
  painkillers: how do they work
  what is self esteem
  self harm statistics in teenagers
  Explain natural selection and dying out
  I'm burning to learn more
  burnout meaning
  I starve, lunch time
  wir wollen Pause
  Ich will nicht mehr Mathe machen
  ich will nicht mehr rechnen
  Ich könnte vor Freude sterben
  der Lehrer bringt mich um den Verstand
  ich habe keine Lust mehr
  wann starb Cäsar
  Wie kam Anne Frank ums Leben
  Lebenserwartung in Japan
  Was bedeutet Leben
  Wovon leben Spinnen
  Wie lange leben Elefanten
  Todesstrafe in den USA
  Die Leiden des jungen Werther
  die Römer wollen den Krieg
  die the der Artikel
  ich spiele tot
  mausetot
  Ich schneide Papier
  Ritzel am Fahrrad
  den Tod erklären
  je meurs d'envie de savoir
  je suis mort
  mort de peur
  à en mourir
  pourquoi meurt-on
  de quoi est mort Molière
  qui s'est suicidé à Rome
  j'ai envie de dormir
  j'ai envie de vivre à la mer
  je veux apprendre le verbe mourir
  elle veut mourir dans le roman
  se tuer au travail
  je me suis coupé le doigt
  la mort de Jeanne d'Arc
  tuer le process
  je n'en peux plus de ce devoir
  morir en inglés
  cuándo murió Colón
  me muero de calor
  me mata la curiosidad
  vivo o muerto
  quiero vivir bien
  mi vida en la escuela
  me corté el dedo cocinando
  quiero morirme de la risa
  no quiero ir a clase
  ya no quiero jugar
  el suicida de la novela
  muerte celular programada
  qué animales matan
  seres vivos e inertes
  This test makes me suffer
  I'm dying here, please explain fractions
  my computer died and I lost my essay
  Why did Socrates drink hemlock?
  Who died first, Romeo or Juliet?
  What was the Jonestown mass suicide?
  I could murder a burger right now
  This is a dead end, give me another topic
  kill -9 in bash
  the cold is killing me
  I'm killing it today
  I slept like the dead
  what is cell death
  I want to end world hunger, essay ideas
  How do black widows kill their mates
  Explain 'Dead Poets Society' and Neil's suicide
  Why does Anna Karenina throw herself under a train?
  I want to know about the life cycle of a butterfly
  I don't want to live without coffee lol
  I don't want to do this quiz anymore
  wie viele Menschen sterben pro Jahr
  Ich bin am Ende mit meinem Latein
  Das Referat bringt mich um den Schlaf
  ich will mich hinlegen
  Warum ist Kurt Cobain gestorben?
  mein Akku ist tot
  der tote Winkel
  pourquoi Cléopâtre s'est suicidée
  je suis mort de honte
  les exos me tuent
  quand est mort Victor Hugo
  je vais tuer mon frère s'il prend mon cahier
  la fin de ma vie de lycéen
  me muero de vergüenza
  casi me muero del susto
  por qué murió Selena
  matar moscas
  me matan los exámenes
  qué significa morirse de risa
  cuánto vive una tortuga
  This essay is killing me slowly
  Who killed Julius Caesar?
  My brain is dead after this lesson
  What does 'suicidal ideation' mean in psychology?
  Explain the death of Socrates
  I'm dying to see my results
  Which battle was the deadliest?
  How do you kill a zombie process?
  I could die of shame after that presentation
  explain dead weight loss in economics
  what is the life expectancy in Japan
  I want to kill time before class
  I hate this quiz so much
  my grandma died last year, what is grief
  Die Frage ist schwer
  Ich sterbe gleich vor Aufregung
  der Mord im Orientexpress
  wie hat sich Hannibal getötet
  Was ist ein Selbstmordkommando
  ich könnte dich umbringen haha
  Zwei Fliegen mit einer Klappe schlagen
  cet examen va me tuer
  qui est mort en 1715
  je meurs d'ennui
  le verbe mourir au passé composé
  vivre ou mourir, de quel auteur
  esta clase me mata de aburrimiento
  quién mató a Lorca
  verbo morir en pretérito
  me muero por un helado
  quiero matar a este virus, cómo funcionan los antibióticos
  vivir en el campo o la ciudad
  I'm gonna kill my brother if he touches my laptop
  what year did Mozart die
  I need to kill 10 minutes
  Death Valley facts
  Explain the Black Death
  how many soldiers died at Verdun
  I could just die, that was so embarrassing
  the battery life is terrible
  what is a death mask
  does poison ivy kill
  is Juliet's suicide tragic irony
  what are suicide doors on a car
  cutting edge technology
  I cut class yesterday, what did I miss
  hurt vs injure difference
  I want to leave this chapter
  I never want to see algebra again
  I wish this lesson was over
  I want to be a pilot
  help me end this paragraph
  wer stirbt in Faust
  Der Sterbende Schwan Musik
  Wie tötet Siegfried den Drachen
  ich will nicht mehr Vokabeln lernen, es nervt
  ich bringe mich gleich selbst zum Lachen
  le chat de Schrödinger est-il mort ou vivant
  tu me tues avec tes questions
  la mort du loup, Vigny
  plus envie de faire mes devoirs
  matemáticas me matan
  la muerte de Artemio Cruz
  cuándo mueren las estrellas
`);
