import type { Topic } from '../concept.ts';

export const landforms: Topic = {
  name: 'Landforms and plate tectonics',
  aliases: ['landforms', 'plate tectonics', 'mountains', 'geology', "earth's crust", 'volcanoes and earthquakes'],
  concepts: [
    {
      term: 'Tectonic plate',
      aliases: ['tectonic plates', 'plates', 'continental drift', 'plate boundary'],
      definition: "A huge piece of the Earth's rigid outer shell that moves slowly over softer rock below.",
      explanation:
        'These pieces move a few centimetres a year, about as fast as fingernails grow. Where they meet, they collide, drift apart or slide past each other. Most earthquakes and volcanoes occur along their edges.',
      example: 'The Pacific one slides past the North American one along the San Andreas Fault in California.',
      difficulty: 'medium',
      questions: [
        {
          question: 'About how fast do tectonic plates move?',
          answer: 'A few centimetres a year',
          wrong: ['A few metres a year', 'A few kilometres a year', 'A few metres a week'],
          why: 'The plates move about as fast as fingernails grow.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Earthquake',
      aliases: ['earthquakes', 'richter scale', 'seismic waves', 'epicentre', 'epicenter'],
      definition: 'A sudden shaking of the ground when rock below breaks or slips along a fault.',
      explanation:
        'Stress in the rock builds up over years and is released within seconds. The place on the surface right above the start is called the epicentre. One step on the magnitude scale means about 32 times as much energy.',
      example: 'The one of 1906 destroyed large parts of San Francisco.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What is the epicentre of an earthquake?',
          answer: 'The point on the surface above its start',
          wrong: [
            'The point underground where it starts',
            'The place with the greatest damage',
            'The last place that shakes',
          ],
          why: 'The epicentre lies on the surface, straight above the point where the rock begins to break.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Volcano',
      aliases: ['volcanoes', 'volcanos', 'lava', 'magma', 'eruption', 'eruptions'],
      definition: "An opening in the Earth's crust through which molten rock, ash and gases escape.",
      explanation:
        'Molten rock is called magma below the ground and lava above it. Runny lava forms wide, flat mountains, and thick lava forms steep ones. Soil made from weathered ash is often very fertile.',
      example: 'Vesuvius buried the Roman town of Pompeii in the year 79.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What is molten rock called while it is still below the ground?',
          answer: 'Magma',
          wrong: ['Lava', 'Basalt', 'Ash'],
          why: 'It is called magma below the surface and lava once it has come out.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Fold mountains',
      aliases: ['fold mountain', 'mountain range', 'himalayas', 'alps', 'mountain building'],
      definition: 'Long chains of high ground that form when two colliding pieces of crust crumple layers of rock.',
      explanation:
        'The layers bend like a tablecloth that is pushed together. Sea fossils can end up far above sea level in this way. Young ranges are high and sharp, while old ones have been worn down.',
      example: 'The Himalayas formed because India moved north into Asia.',
      difficulty: 'medium',
      questions: [
        {
          question: 'The collision of India with which land mass raised the Himalayas?',
          answer: 'Asia',
          wrong: ['Africa', 'Australia', 'Europe'],
          why: 'India has been pushing north into Asia for about 50 million years.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Erosion',
      aliases: ['weathering', 'eroding', 'soil erosion'],
      definition: 'The wearing away and carrying off of rock and soil by water, wind or ice.',
      explanation:
        'It differs from weathering, which breaks rock up where it is. Plant roots hold soil together and slow the process. The removed material settles elsewhere and forms new land.',
      example: 'The Colorado River carved the Grand Canyon in this way over millions of years.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What slows the erosion of soil on a slope best?',
          answer: 'Plant cover with many roots',
          wrong: ['Ploughing straight downhill', 'Removing all of the trees', 'Letting the ground dry out'],
          why: 'Roots hold the soil together, and leaves soften the impact of rain.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Glacier',
      aliases: ['glaciers', 'ice age', 'fjord', 'fjords', 'moraine'],
      definition: 'A large mass of ice on land that forms from snow and moves slowly under its own weight.',
      explanation:
        'It grows where more snow falls than melts over the years. As it moves, it scrapes out broad, U-shaped valleys. The rubble that it leaves behind is called moraine.',
      example: "Norway's fjords are valleys that were carved in this way and then filled by the sea.",
      difficulty: 'medium',
      questions: [
        {
          question: 'Which shape is typical of a valley carved by a glacier?',
          answer: 'A broad U shape',
          wrong: ['A narrow V shape', 'A flat round bowl', 'A straight deep slit'],
          why: 'Ice wears away the sides as well as the bottom, while rivers cut V-shaped valleys.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Peninsula',
      aliases: ['peninsulas', 'isthmus', 'island', 'islands'],
      definition: 'A piece of land that is almost surrounded by water but joined to the mainland.',
      explanation:
        "Land with water on all sides is an island instead. A narrow strip that joins two larger areas of land is called an isthmus. Italy's has the shape of a boot.",
      example: 'Spain and Portugal lie on the Iberian one.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which of these countries lies mostly on a peninsula?',
          answer: 'Italy',
          wrong: ['Austria', 'Iceland', 'Mongolia'],
          why: 'Italy reaches into the Mediterranean and has water on three sides.',
          difficulty: 'medium',
        },
      ],
    },
  ],
};
