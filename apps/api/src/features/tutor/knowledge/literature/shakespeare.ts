import type { Topic } from '../concept.ts';

export const shakespeare: Topic = {
  name: 'Shakespeare',
  aliases: ['William Shakespeare', 'Shakespeare’s plays', 'Elizabethan theatre', 'Globe Theatre', 'drama', 'plays'],
  concepts: [
    {
      term: 'Romeo and Juliet',
      aliases: ['Romeo', 'Juliet', 'Montague', 'Capulet'],
      definition: 'The tragedy of two young lovers from enemy families in Verona.',
      explanation:
        'The Montagues and the Capulets have been enemies for a long time, but their children fall in love and marry in secret. After a fatal fight and a message that never arrives, both take their own lives. Over their bodies the families make peace.',
      example: 'In the balcony scene the girl asks why her lover must have the name of an enemy.',
      difficulty: 'easy',
      questions: [
        {
          question: 'In which city is “Romeo and Juliet” mainly set?',
          answer: 'Verona',
          wrong: ['Venice', 'Florence', 'Padua'],
          why: 'The prologue names it in its second line: “In fair Verona, where we lay our scene”.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Hamlet',
      aliases: ['Prince of Denmark', 'Ophelia', 'to be or not to be', 'Claudius', 'Elsinore'],
      definition: 'The tragedy of a Danish prince who is asked by a ghost to avenge his father.',
      explanation:
        'The ghost says that the new king, the prince’s uncle Claudius, is the murderer. The prince pretends to be mad, tests the king with a play and hesitates to act. In the end almost all of the main characters are dead.',
      example: 'The speech that begins “To be, or not to be” comes from this play.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which character in Shakespeare says “To be, or not to be”?',
          answer: 'Hamlet',
          wrong: ['Macbeth', 'Othello', 'Romeo'],
          why: 'Hamlet asks himself in this speech whether it is better to live or to die.',
          difficulty: 'easy',
        },
        {
          question: 'In “Hamlet”, how does the prince test whether King Claudius is guilty?',
          answer: 'He has actors perform a murder',
          wrong: [
            'He offers him a poisoned cup',
            'He hides a letter in his prayer book',
            'He challenges him to a horse race',
          ],
          why: 'He calls the play a mouse-trap and watches how the king reacts to it.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Macbeth',
      aliases: ['Lady Macbeth', 'Scottish play', 'three witches', 'Banquo'],
      definition: 'The tragedy of a Scottish lord who murders his way to the throne after a prophecy.',
      explanation:
        'Three witches tell the lord that he will be king. Driven by ambition and by his wife, he kills King Duncan in his sleep and then more and more people. Guilt drives his wife mad, and he dies in battle against Macduff.',
      example: 'In her sleep, his wife tries to wash blood from her hands that is not there.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Who tells Macbeth that he will be king?',
          answer: 'Three witches',
          wrong: ['His dead father', 'A blind beggar', 'Two monks'],
          why: 'The witches greet him as the future king on a heath, after a battle.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Othello',
      aliases: ['Iago', 'Desdemona', 'the Moor of Venice'],
      definition: 'The tragedy of a general in Venice whom a false friend makes believe that his wife is unfaithful.',
      explanation:
        'Iago is angry because another man was promoted. With hints and a stolen handkerchief he makes the general believe that his wife Desdemona is unfaithful. The general kills her, learns the truth and kills himself.',
      example: 'Jealousy is called “the green-eyed monster” in this play.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Which object does Iago use as false evidence against Desdemona in “Othello”?',
          answer: 'A handkerchief',
          wrong: ['A golden ring', 'A love letter', 'A silver mirror'],
          why: 'The handkerchief was a gift from her husband, and Iago leaves it in Cassio’s room.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'King Lear',
      aliases: ['Lear', 'Cordelia', 'Goneril', 'Regan'],
      definition: 'The tragedy of an old British ruler who divides his realm between two flattering daughters.',
      explanation:
        'He asks his three daughters how much they love him. Goneril and Regan flatter him, while the honest Cordelia refuses and is cast out. The two who got everything then drive him away, and he wanders through a storm and loses his mind.',
      example: 'On the heath he rages against the storm, with only a few friends and his fool beside him.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Which daughter of King Lear refuses to flatter him?',
          answer: 'Cordelia',
          wrong: ['Goneril', 'Regan', 'Portia'],
          why: 'Cordelia says that she loves him as a daughter should, no more and no less, and is cast out.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'A Midsummer Night’s Dream',
      aliases: ['A Midsummer Nights Dream', 'Midsummer', 'Puck', 'Oberon', 'Titania', 'Bottom'],
      definition: 'The comedy in which fairies confuse four lovers in a forest near Athens.',
      explanation:
        'Oberon, the king of the fairies, uses the juice of a flower to make sleepers love whoever they see first when they wake. His servant Puck gives it to the wrong man, and everything goes wrong. In the end the right couples find each other and marry.',
      example: 'The fairy queen Titania falls in love with a weaver who has been given the head of a donkey.',
      difficulty: 'medium',
      questions: [
        {
          question: 'In “A Midsummer Night’s Dream”, the head of which animal is given to the weaver Bottom?',
          answer: 'A donkey',
          wrong: ['A lion', 'A goat', 'A boar'],
          why: 'Puck plays this trick on him, and the enchanted Titania falls in love with him all the same.',
          difficulty: 'easy',
        },
      ],
    },
  ],
};
