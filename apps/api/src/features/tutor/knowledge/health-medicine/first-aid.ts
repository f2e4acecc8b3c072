import type { Topic } from '../concept.ts';

export const firstAid: Topic = {
  name: 'First aid',
  aliases: ['emergencies', 'emergency', 'first aid basics', 'rescue', 'injuries'],
  concepts: [
    {
      term: 'CPR',
      aliases: [
        'cardiopulmonary resuscitation',
        'resuscitation',
        'chest compression',
        'chest compressions',
        'cardiac arrest',
      ],
      definition:
        "Pressing on the chest, often with rescue breaths, when someone doesn't respond and doesn't breathe normally.",
      explanation:
        'Call for help first, then press hard and fast in the middle of the chest, about 100 to 120 times a minute. It keeps some blood flowing to the brain. People without training can leave out the breaths.',
      example: 'A bystander who starts it at once gives the person a much better chance to survive.',
      difficulty: 'medium',
      questions: [
        {
          question: "How fast should you press on an adult's chest during CPR?",
          answer: '100 to 120 times a minute',
          wrong: ['20 to 30 times a minute', '50 to 60 times a minute', '180 to 200 times a minute'],
          why: 'Guidelines recommend 100 to 120 presses a minute.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'AED',
      aliases: ['defibrillator', 'automated external defibrillator', 'defibrillation'],
      definition: "A device that checks the heart's rhythm and, if needed, gives it an electric shock.",
      explanation:
        'It tells the helper by voice what to do. It gives a shock only if it finds a rhythm that a shock can correct. Lay people may use it, too.',
      example: 'Many railway stations and airports have one on the wall.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Who may use an AED in an emergency?',
          answer: 'Anyone, as it gives instructions',
          wrong: ['Only doctors in a hospital', 'Only trained ambulance staff', 'Only relatives of the person'],
          why: 'The device explains each step and gives a shock only if one is needed.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Recovery position',
      aliases: ['unconscious', 'stable side position', 'side position'],
      definition: 'The posture on the side for someone who is unconscious but breathes normally.',
      explanation:
        'The airway stays open, and vomit can run out of the mouth. Keep checking the breathing until help arrives. If it stops, chest compressions have to begin.',
      example: "Someone who has fainted and doesn't respond, but breathes, is turned into it.",
      difficulty: 'easy',
      questions: [
        {
          question: 'Why is an unconscious person who breathes normally turned onto the side?',
          answer: 'So that the airway stays open',
          wrong: ['So that the heart can rest', 'So that the legs get more blood', 'So that the back does not hurt'],
          why: "On the side, the tongue and vomit can't block the airway.",
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Burn',
      aliases: ['burns', 'scald', 'scalds', 'burn injury'],
      definition: 'An injury of the skin by heat, chemicals, electricity or radiation.',
      explanation:
        "Cool it under cool running water for about 20 minutes, and cover it loosely with something clean. Don't use ice, butter or toothpaste. Large or deep ones need medical help at once.",
      example: 'Hot tea spilled over a hand can cause one within seconds.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What should you do first with a small burn from a hot pan?',
          answer: 'Hold it under cool running water',
          wrong: ['Rub butter or oil on it', 'Press ice cubes onto it', 'Pierce the blisters with a needle'],
          why: 'Cool water limits the damage and eases the pain, while the other measures do harm.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Choking',
      aliases: ['abdominal thrusts', 'heimlich manoeuvre', 'heimlich maneuver', 'back blows'],
      definition:
        'The blocking of the airway by something swallowed the wrong way, so that a person can hardly breathe.',
      explanation:
        'If the person can cough, encourage coughing. If not, have someone call for help, and give up to five blows between the shoulder blades, then up to five thrusts above the navel, in turns. Thrusts to the belly are not used on babies.',
      example: 'A piece of meat that slips into the windpipe can cause it.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Someone is choking but can still cough strongly. What should you do?',
          answer: 'Encourage the person to cough',
          wrong: [
            'Give the person water to drink',
            'Lay the person flat on the back',
            'Push a finger deep into the throat',
          ],
          why: 'Strong coughing is the best way to get the object out.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Severe bleeding',
      aliases: ['bleeding', 'heavy bleeding', 'haemorrhage', 'wound', 'wounds'],
      definition: 'A fast loss of blood from a wound, which can kill within minutes.',
      explanation:
        "Press firmly on the wound with a cloth or a bandage and call for help. Keep pressing, even if the cloth is soaked. If pressure doesn't stop it on an arm or leg, a tourniquet can save a life.",
      example: 'A deep cut in the thigh can cause it.',
      difficulty: 'medium',
      questions: [
        {
          question: 'What is the first thing to do about heavy bleeding from the arm?',
          answer: 'Press firmly on the wound',
          wrong: ['Rinse the wound for a while', 'Wait until it stops again', 'Put cream on the wound'],
          why: 'Direct pressure slows the loss of blood at once.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Nosebleed',
      aliases: ['nosebleeds', 'epistaxis'],
      definition: 'Loss of blood through the nostrils, mostly harmless and caused by a small broken vessel.',
      explanation:
        "Sit upright, lean forward and pinch the soft part below the bridge for 10 to 15 minutes. Leaning back lets the blood run down the throat. Get medical help if it doesn't stop after that.",
      example: 'Dry air in winter makes it more likely.',
      difficulty: 'easy',
      questions: [
        {
          question: 'How should you hold your head during a nosebleed?',
          answer: 'Leaning slightly forward',
          wrong: ['Tilted far back', 'Flat on a pillow', 'Turned to one side'],
          why: 'Leaning forward keeps the blood from running down the throat.',
          difficulty: 'easy',
        },
      ],
    },
  ],
};
