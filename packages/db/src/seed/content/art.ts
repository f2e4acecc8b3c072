import type { SeedCategory } from '../seed-category.ts';

export const art: SeedCategory = {
  category: 'Art',
  quizzes: [
    {
      title: 'Masters of the Renaissance',
      description: 'Painters, sculptors and builders of fifteenth- and sixteenth-century Europe.',
      questions: [
        {
          question: 'Who painted the Mona Lisa?',
          options: ['Piero della Francesca', 'Raphael', 'Leonardo da Vinci', 'Sandro Botticelli'],
          correctAnswer: 'C',
          difficulty: 'easy',
          explanation:
            'It was painted on a poplar panel. The artist took it with him to France, and King Francis I acquired it.',
        },
        {
          question: 'Which chapel has a ceiling that Michelangelo painted between 1508 and 1512?',
          options: ['Scrovegni Chapel', 'Sistine Chapel', 'Contarelli Chapel', 'Brancacci Chapel'],
          correctAnswer: 'B',
          difficulty: 'easy',
          explanation:
            'He painted it standing on a scaffold, with his head bent back. More than twenty years later he added The Last Judgment on the altar wall.',
        },
        {
          question:
            'Which city, ruled for long periods by the Medici family, was the leading centre of early Renaissance art?',
          options: ['Florence', 'Bologna', 'Venice', 'Naples'],
          correctAnswer: 'A',
          difficulty: 'easy',
          explanation:
            'Banking wealth paid for chapels, sculptures and palaces there by artists such as Masaccio, Donatello and Botticelli.',
        },
        {
          question: 'Which painting by Sandro Botticelli shows a goddess blown ashore on a scallop shell?',
          options: ['Primavera', 'Venus and Mars', 'The Birth of Venus', 'Pallas and the Centaur'],
          correctAnswer: 'C',
          difficulty: 'easy',
          explanation:
            'It is painted on canvas, still unusual at the time, and her pose follows an ancient type of statue, the modest Venus.',
        },
        {
          question: 'What does a painter achieve with the technique called sfumato?',
          options: [
            'Contours that blend into shadow',
            'Lines that are scratched into plaster',
            'Forms that are built up by hatching',
            'Backgrounds that shine with gold leaf',
          ],
          correctAnswer: 'A',
          difficulty: 'medium',
          explanation:
            'The word comes from the Italian for smoke. Leonardo used thin layers of glaze, for example around the corners of mouths and eyes.',
        },
        {
          question: 'On what surface does an artist paint when working in true (buon) fresco?',
          options: ['Polished copper plate', 'Dry gesso panel', 'Stretched linen canvas', 'Wet lime plaster'],
          correctAnswer: 'D',
          difficulty: 'medium',
          explanation:
            'The pigment is bound into the wall as the lime hardens, so only as much plaster is laid as can be painted in a day.',
        },
        {
          question: "Which two philosophers walk side by side at the centre of Raphael's fresco The School of Athens?",
          options: ['Euclid and Pythagoras', 'Epicurus and Zeno', 'Plato and Aristotle', 'Socrates and Plato'],
          correctAnswer: 'C',
          difficulty: 'medium',
          explanation:
            'One points up to the world of ideas while the other holds his hand level, towards the earth: a summary of their teachings.',
        },
        {
          question: 'Who designed the great dome of Florence Cathedral, built from 1420 to 1436?',
          options: ['Andrea Palladio', 'Donato Bramante', 'Leon Battista Alberti', 'Filippo Brunelleschi'],
          correctAnswer: 'D',
          difficulty: 'medium',
          explanation:
            'It was raised without wooden centring from the ground. Two shells and a herringbone pattern of bricks held it up during construction.',
        },
        {
          question:
            'Whose name stands beside that of his brother Hubert as painter of the Ghent Altarpiece, completed in 1432?',
          options: ['Robert Campin', 'Rogier van der Weyden', 'Hans Memling', 'Jan van Eyck'],
          correctAnswer: 'D',
          difficulty: 'hard',
          explanation:
            'Its glowing detail shows how far he had mastered oil glazes. An inscription says that Hubert began the work and that he finished it.',
        },
        {
          question: 'Who made the engraving Melencolia I, dated 1514?',
          options: ['Matthias Grünewald', 'Albrecht Dürer', 'Hans Holbein', 'Lucas Cranach'],
          correctAnswer: 'B',
          difficulty: 'hard',
          explanation:
            'The brooding winged figure sits among tools of geometry. The magic square on the wall shows the date in its bottom row.',
        },
      ],
    },
    {
      title: 'From Impressionism to Pop Art',
      description: 'Artists and movements that remade painting in the nineteenth and twentieth centuries.',
      questions: [
        {
          question: 'Who painted The Starry Night in 1889?',
          options: ['Paul Gauguin', 'Henri de Toulouse-Lautrec', 'Edvard Munch', 'Vincent van Gogh'],
          correctAnswer: 'D',
          difficulty: 'easy',
          explanation:
            'He painted it while a patient at the asylum of Saint-Rémy, where his window faced east, and added the village from imagination.',
        },
        {
          question: 'Who painted Guernica, a response to the bombing of a Basque town in 1937?',
          options: ['Diego Rivera', 'Salvador Dalí', 'Joan Miró', 'Pablo Picasso'],
          correctAnswer: 'D',
          difficulty: 'easy',
          explanation:
            'The canvas is almost eight metres wide and was made for the Spanish pavilion at the Paris exhibition of that year.',
        },
        {
          question: "Which artist showed 32 canvases of Campbell's soup cans in 1962?",
          options: ['Jasper Johns', 'Claes Oldenburg', 'Andy Warhol', 'Roy Lichtenstein'],
          correctAnswer: 'C',
          difficulty: 'easy',
          explanation:
            'There was one canvas for each flavour on sale. Pop art took its subjects from advertising, packaging and comics.',
        },
        {
          question: 'Whose view of the harbour of Le Havre, shown in Paris in 1874, gave Impressionism its name?',
          options: ['Camille Pissarro', 'Claude Monet', 'Alfred Sisley', 'Berthe Morisot'],
          correctAnswer: 'B',
          difficulty: 'medium',
          explanation:
            'The critic Louis Leroy seized on the title Impression, Sunrise to mock the exhibitors, who later took up the label themselves.',
        },
        {
          question: 'Which technique of placing small dots of pure colour side by side is Georges Seurat known for?',
          options: ['Chiaroscuro', 'Grisaille', 'Frottage', 'Pointillism'],
          correctAnswer: 'D',
          difficulty: 'medium',
          explanation:
            'Seen from a distance the dots mix in the eye of the viewer. Seurat drew on theories of colour such as those of the chemist Chevreul.',
        },
        {
          question: 'To which movement does The Persistence of Memory (1931), with its soft watches, belong?',
          options: ['Surrealism', 'Fauvism', 'Expressionism', 'Futurism'],
          correctAnswer: 'A',
          difficulty: 'medium',
          explanation:
            'Salvador Dalí wanted to paint dreams with the exactness of a photograph. The rocks are those of the coast of Catalonia.',
        },
        {
          question: 'On the traditional red-yellow-blue colour wheel, which colour is the complement of blue?',
          options: ['Yellow', 'Green', 'Orange', 'Purple'],
          correctAnswer: 'C',
          difficulty: 'medium',
          explanation:
            'It is mixed from the other two primaries, red and yellow. Complementary colours placed side by side make each other look stronger.',
        },
        {
          question: 'Who painted Black Square, shown in 1915, and founded Suprematism?',
          options: ['Vladimir Tatlin', 'Kazimir Malevich', 'Wassily Kandinsky', 'Marc Chagall'],
          correctAnswer: 'B',
          difficulty: 'hard',
          explanation:
            'At its first showing it hung high in a corner of the room, the place kept for icons in a Russian home.',
        },
        {
          question:
            'Which ready-made object did Marcel Duchamp submit to an exhibition in 1917 under the title Fountain?',
          options: ['A galvanised bottle rack', 'A snow shovel', 'A porcelain urinal', 'A bicycle wheel on a stool'],
          correctAnswer: 'C',
          difficulty: 'hard',
          explanation:
            'Signed with the name of one Mutt, it was turned away although the show had no jury. It raised the question whether choosing an object can make it art.',
        },
        {
          question: 'With which Dutch movement, begun in 1917, is Piet Mondrian closely linked?',
          options: ['De Stijl', 'De Ploeg', 'Amsterdam School', 'CoBrA'],
          correctAnswer: 'A',
          difficulty: 'hard',
          explanation:
            'The members reduced art to straight lines, primary colours, black, white and grey. Gerrit Rietveld took the idea into chairs and houses.',
        },
      ],
    },
    {
      title: 'Art Across Continents',
      description: 'Great works, crafts and buildings from Asia, Africa, the Americas, Oceania and Europe.',
      questions: [
        {
          question: 'Who made the woodblock print The Great Wave off Kanagawa?',
          options: ['Sharaku', 'Hiroshige', 'Hokusai', 'Utamaro'],
          correctAnswer: 'C',
          difficulty: 'easy',
          explanation:
            'It comes from his series Thirty-six Views of Mount Fuji, and the small peak under the wave is Fuji. Its Prussian blue was then new in Japan.',
        },
        {
          question: 'In which country was the painter Frida Kahlo born?',
          options: ['Argentina', 'Colombia', 'Spain', 'Mexico'],
          correctAnswer: 'D',
          difficulty: 'easy',
          explanation:
            'More than a third of her paintings are self-portraits, often with local dress, plants and animals, in the style of small votive pictures.',
        },
        {
          question: 'In which textile craft is hot wax applied to cloth so that the dye cannot reach some parts of it?',
          options: ['Macramé', 'Batik', 'Ikat', 'Appliqué'],
          correctAnswer: 'B',
          difficulty: 'easy',
          explanation:
            'The wax is removed afterwards, and the steps are repeated for each colour. The craft is especially highly developed on the island of Java.',
        },
        {
          question: 'On which island do the giant stone figures called moai stand?',
          options: ['Norfolk Island', 'Christmas Island', 'Easter Island', 'Pitcairn Island'],
          correctAnswer: 'C',
          difficulty: 'easy',
          explanation:
            'The Rapa Nui people carved most of them from volcanic tuff at one quarry and set them up on platforms as images of ancestors.',
        },
        {
          question: 'For the tomb of which ruler was the Terracotta Army made?',
          options: ['Qin Shi Huang', 'Emperor Wu of Han', 'Kublai Khan', 'Emperor Taizong of Tang'],
          correctAnswer: 'A',
          difficulty: 'medium',
          explanation:
            'He unified China in 221 BCE. Heads, hands and bodies were made in workshops and finished individually, then painted in bright colours.',
        },
        {
          question: 'In which country is the Lascaux cave with its prehistoric paintings of animals?',
          options: ['Portugal', 'Italy', 'Spain', 'France'],
          correctAnswer: 'D',
          difficulty: 'medium',
          explanation:
            'The paintings are around 17,000 years old. The breath of visitors damaged them, so the cave was closed in 1963 and replicas were built.',
        },
        {
          question:
            'In the Japanese craft of kintsugi, broken pottery is mended with lacquer and which other material?',
          options: ['Powdered coral', 'Powdered gold', 'Ground pearl', 'Crushed jade'],
          correctAnswer: 'B',
          difficulty: 'medium',
          explanation:
            'The repair is made visible on purpose, treating the break as part of the history of the object and not as a flaw to hide.',
        },
        {
          question: 'Which Mughal emperor had the Taj Mahal built as a tomb for his wife?',
          options: ['Bahadur Shah Zafar', 'Akbar', 'Humayun', 'Shah Jahan'],
          correctAnswer: 'D',
          difficulty: 'medium',
          explanation:
            'Mumtaz Mahal died in 1631. The white marble is inlaid with semi-precious stones, a technique known in India as parchin kari.',
        },
        {
          question: 'The Benin Bronzes were made in a kingdom whose capital lies in which present-day country?',
          options: ['Nigeria', 'Benin', 'Ghana', 'Cameroon'],
          correctAnswer: 'A',
          difficulty: 'hard',
          explanation:
            'Benin City lies in the south of the country. The neighbouring republic took the name Benin only in 1975, from the Bight of Benin.',
        },
        {
          question: 'What is meant by muqarnas in Islamic architecture?',
          options: [
            'Niches showing the prayer direction',
            'Honeycomb-like stepped vaulting',
            'Geometric floor tiles with glaze',
            'Window screens of turned wood',
          ],
          correctAnswer: 'B',
          difficulty: 'hard',
          explanation:
            'Tiers of small niches fill the step from a square room to a round dome. Fine examples hang in the Alhambra in Granada.',
        },
      ],
    },
  ],
};
