import type { SeedCategory } from '../seed-category.ts';

export const geography: SeedCategory = {
  category: 'Geography',
  quizzes: [
    {
      title: 'Mountains, Rivers and Seas',
      description: 'A tour of the great natural features of the Earth.',
      questions: [
        {
          question: 'Which is the largest ocean on Earth?',
          options: ['Arctic', 'Indian', 'Atlantic', 'Pacific'],
          correctAnswer: 'D',
          difficulty: 'easy',
          explanation: "It covers about a third of the planet's surface, more than all the land areas put together.",
        },
        {
          question: 'In which mountain range does Mount Everest stand?',
          options: ['Andes', 'Himalayas', 'Caucasus', 'Karakoram'],
          correctAnswer: 'B',
          difficulty: 'easy',
          explanation:
            'The range rose, and is still rising, because the Indian Plate pushes into the Eurasian Plate. Everest lies on the border of Nepal and China.',
        },
        {
          question: 'Along the western side of which continent do the Andes run?',
          options: ['South America', 'Africa', 'North America', 'Australia'],
          correctAnswer: 'A',
          difficulty: 'easy',
          explanation:
            'The Andes are the longest mountain chain on land, running about 7,000 km from Venezuela to the far south of Chile and Argentina.',
        },
        {
          question: 'Which strait separates Spain from Morocco?',
          options: ['Strait of Gibraltar', 'Strait of Bonifacio', 'Strait of Hormuz', 'Strait of Messina'],
          correctAnswer: 'A',
          difficulty: 'easy',
          explanation:
            'Only about 14 km wide at its narrowest point, it is the one natural link between the Mediterranean and the open Atlantic.',
        },
        {
          question: 'Into which sea does the Danube flow?',
          options: ['Baltic Sea', 'Adriatic Sea', 'Black Sea', 'Caspian Sea'],
          correctAnswer: 'C',
          difficulty: 'medium',
          explanation:
            'Rising in the Black Forest in Germany, it passes four national capitals: Vienna, Bratislava, Budapest and Belgrade.',
        },
        {
          question: 'On which river are the Victoria Falls?',
          options: ['Congo', 'Niger', 'Zambezi', 'Limpopo'],
          correctAnswer: 'C',
          difficulty: 'medium',
          explanation:
            'The falls lie on the border of Zambia and Zimbabwe; a local name for them means “the smoke that thunders”.',
        },
        {
          question: 'Which is the deepest lake in the world?',
          options: ['Lake Superior', 'Lake Titicaca', 'Lake Tanganyika', 'Lake Baikal'],
          correctAnswer: 'D',
          difficulty: 'medium',
          explanation:
            'Lying in a rift valley in Siberia, it is over 1,600 m deep and holds about a fifth of all unfrozen fresh surface water.',
        },
        {
          question: 'Through which of these countries does the Mekong flow?',
          options: ['Bangladesh', 'Indonesia', 'Laos', 'Malaysia'],
          correctAnswer: 'C',
          difficulty: 'medium',
          explanation:
            'The river also touches China, Myanmar, Thailand, Cambodia and Vietnam, where it ends in a large delta.',
        },
        {
          question: 'In which country does Aconcagua, the highest mountain in the Americas, lie?',
          options: ['Ecuador', 'Argentina', 'Peru', 'Venezuela'],
          correctAnswer: 'B',
          difficulty: 'hard',
          explanation: 'It rises to about 6,960 m in the province of Mendoza, close to the border with Chile.',
        },
        {
          question: 'Which sea lies between the Bosporus and the Dardanelles?',
          options: ['Tyrrhenian Sea', 'Aegean Sea', 'Sea of Azov', 'Sea of Marmara'],
          correctAnswer: 'D',
          difficulty: 'hard',
          explanation:
            'All three waterways together form the Turkish Straits, the only way by sea from the Black Sea to the Mediterranean.',
        },
      ],
    },
    {
      title: 'Capitals, Borders and Maps',
      description: 'Countries and their capitals, and how to read a map.',
      questions: [
        {
          question: 'What is the capital of Canada?',
          options: ['Montreal', 'Ottawa', 'Toronto', 'Vancouver'],
          correctAnswer: 'B',
          difficulty: 'easy',
          explanation:
            'Queen Victoria chose it in 1857; it stands on the border of Ontario and Quebec, between English- and French-speaking Canada.',
        },
        {
          question: 'What is the capital of Australia?',
          options: ['Melbourne', 'Brisbane', 'Sydney', 'Canberra'],
          correctAnswer: 'D',
          difficulty: 'easy',
          explanation:
            'The city was planned from scratch in the early 20th century as a compromise between its rivals Sydney and Melbourne.',
        },
        {
          question: 'What is the name for the angular distance of a place north or south of the equator?',
          options: ['Azimuth', 'Altitude', 'Longitude', 'Latitude'],
          correctAnswer: 'D',
          difficulty: 'easy',
          explanation:
            'It runs from 0° at the equator to 90° at the poles; one degree corresponds to about 111 km on the ground.',
        },
        {
          question: 'What is the capital of New Zealand?',
          options: ['Auckland', 'Christchurch', 'Wellington', 'Hamilton'],
          correctAnswer: 'C',
          difficulty: 'easy',
          explanation:
            'It lies at the southern end of the North Island, beside Cook Strait; in 1865 it took over the role of capital from Auckland.',
        },
        {
          question: 'Which of these South American countries has no coast?',
          options: ['Suriname', 'Ecuador', 'Uruguay', 'Paraguay'],
          correctAnswer: 'D',
          difficulty: 'medium',
          explanation:
            'Bolivia is the only other landlocked country on the continent. Ships still reach Asunción by river.',
        },
        {
          question: 'On a map with a scale of 1:50,000, what real distance does a line of 4 cm represent?',
          options: ['200 m', '2 km', '8 km', '20 km'],
          correctAnswer: 'B',
          difficulty: 'medium',
          explanation: 'One centimetre stands for 50,000 cm, which is 500 m, so two centimetres make a kilometre.',
        },
        {
          question: 'Which of these African countries does the equator cross?',
          options: ['Ethiopia', 'Kenya', 'Tanzania', 'Nigeria'],
          correctAnswer: 'B',
          difficulty: 'medium',
          explanation:
            'On the African mainland it also passes through Gabon, the two Congo republics, Uganda and Somalia.',
        },
        {
          question:
            'Which of these countries is doubly landlocked, meaning that all its neighbours are landlocked as well?',
          options: ['Uzbekistan', 'Afghanistan', 'Mongolia', 'Paraguay'],
          correctAnswer: 'A',
          difficulty: 'hard',
          explanation:
            'From there you must cross at least two borders to reach the open sea. Liechtenstein is the other country of this kind.',
        },
        {
          question:
            'Which map projection keeps compass courses as straight lines but greatly enlarges areas near the poles?',
          options: ['Mercator', 'Gall–Peters', 'Robinson', 'Mollweide'],
          correctAnswer: 'A',
          difficulty: 'hard',
          explanation:
            'Published in 1569 for navigation, it makes Greenland look about as large as Africa, which is really some 14 times bigger.',
        },
        {
          question: 'When the mean solar time on the prime meridian is 12:00, what is it at 45° east?',
          options: ['09:00', '13:30', '15:00', '16:30'],
          correctAnswer: 'C',
          difficulty: 'hard',
          explanation:
            'The Earth turns through 15° of longitude every hour, and places further east see the Sun earlier, so their clocks are ahead.',
        },
      ],
    },
    {
      title: 'Climate, Rocks and Moving Plates',
      description: 'The processes that shape the land, the weather and the ground below.',
      questions: [
        {
          question: 'Which of these rocks forms when lava cools and hardens?',
          options: ['Limestone', 'Marble', 'Basalt', 'Sandstone'],
          correctAnswer: 'C',
          difficulty: 'easy',
          explanation:
            'It also forms the upper part of the ocean crust. Limestone and sandstone are sedimentary rocks, and marble is metamorphic.',
        },
        {
          question: 'What is the main cause of the seasons on Earth?',
          options: [
            'The phases of the Moon',
            'The tilt of its axis',
            'Its distance from the Sun',
            'The speed of its rotation',
          ],
          correctAnswer: 'B',
          difficulty: 'easy',
          explanation:
            'The hemisphere leaning towards the Sun gets steeper rays and longer days. Earth is in fact closest to the Sun in early January.',
        },
        {
          question: 'Which gas makes up the largest part of dry air in the lower atmosphere?',
          options: ['Carbon dioxide', 'Oxygen', 'Nitrogen', 'Argon'],
          correctAnswer: 'C',
          difficulty: 'easy',
          explanation: 'It accounts for about 78%, followed by oxygen with about 21% and argon with just under 1%.',
        },
        {
          question: 'Which feature do all true deserts have in common?',
          options: ['Steady strong winds', 'Very high temperatures', 'Very low precipitation', 'Large fields of sand'],
          correctAnswer: 'C',
          difficulty: 'easy',
          explanation:
            'That is why much of Antarctica counts as a cold desert, and why rock and gravel deserts are more common than sandy ones.',
        },
        {
          question: 'What do the tectonic plates do at the Mid-Atlantic Ridge?',
          options: ['They collide head-on', 'They move apart', 'They slide sideways', 'They sink steeply'],
          correctAnswer: 'B',
          difficulty: 'medium',
          explanation:
            'Magma rises into the gap and forms new sea floor, so the Atlantic widens by a few centimetres a year.',
        },
        {
          question: 'What do geographers call a steep-sided valley carved by a glacier and later flooded by the sea?',
          options: ['Atoll', 'Lagoon', 'Delta', 'Fjord'],
          correctAnswer: 'D',
          difficulty: 'medium',
          explanation:
            'Norway, Greenland, Chile and New Zealand all have famous examples, often deeper inland than at the mouth.',
        },
        {
          question: 'The dry region on the sheltered side of a mountain range is said to lie in a …',
          options: ['jet stream', 'rain shadow', 'storm surge', 'cold front'],
          correctAnswer: 'B',
          difficulty: 'medium',
          explanation:
            'Moist air rises on the windward side, cools and drops its rain there; the air that sinks on the far side is warm and dry.',
        },
        {
          question:
            'Air cools by 6.5 °C for each 1,000 m of height. If it is 20 °C at sea level, how warm is it at 2,000 m?',
          options: ['7 °C', '10 °C', '13.5 °C', '17 °C'],
          correctAnswer: 'A',
          difficulty: 'medium',
          explanation:
            'The drop is twice 6.5 °C. This average lapse rate explains how high mountains near the equator can carry snow.',
        },
        {
          question: 'Which cold ocean current flows northwards along the coast of Peru?',
          options: ['Humboldt Current', 'Kuroshio Current', 'Agulhas Current', 'Brazil Current'],
          correctAnswer: 'A',
          difficulty: 'hard',
          explanation:
            'Nutrient-rich water wells up along it and feeds huge shoals of anchovy; during El Niño this upwelling weakens.',
        },
        {
          question: 'How do surface winds blow around a low-pressure centre in the northern hemisphere?',
          options: [
            'Clockwise and inwards',
            'Clockwise and outwards',
            'Anticlockwise and outwards',
            'Anticlockwise and inwards',
          ],
          correctAnswer: 'D',
          difficulty: 'hard',
          explanation:
            'Air drawn towards the low is turned to the right by the Coriolis effect; in the southern hemisphere the rotation is reversed.',
        },
      ],
    },
  ],
};
