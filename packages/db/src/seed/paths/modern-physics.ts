import type { SeedPath } from '../seed-path.ts';

export const modernPhysicsPath: SeedPath = {
  title: 'Relativity and Quanta',
  description:
    'Two ideas of the early twentieth century that overturned physics: time depends on who measures it, and energy comes in portions. With numbers you can check.',
  category: 'Science',
  level: 'Advanced',
  estimatedHours: 13,
  nodes: [
    {
      key: 'light',
      title: 'The Speed That Never Changes',
      description:
        'Run towards a thrown ball and it reaches you faster. Run towards a beam of light and it still arrives at 299,792,458 metres per second. Michelson and Morley looked for a difference in 1887 and found none. Einstein took this as a fact about nature in 1905, together with a second: the laws of physics are the same in every steadily moving room. Write down which of your ideas about space and time this contradicts.',
      type: 'concept',
      at: [2, 0],
      after: [],
      minutes: 50,
      competency: 'Modern Physics',
    },
    {
      key: 'simultaneous',
      title: 'At the Same Time, for Whom?',
      description:
        'A lamp flashes in the middle of a moving train. For a passenger, light reaches both ends at once. For somebody on the platform the rear end moves towards the light and is reached first. Both are right, since light has the same speed for both: whether two distant events are simultaneous depends on the observer. Draw both views as diagrams with position across and time upwards, and mark where light meets each end.',
      type: 'concept',
      at: [1, 1],
      after: ['light'],
      minutes: 60,
      competency: 'Modern Physics',
    },
    {
      key: 'photons',
      title: 'Light Comes in Portions',
      description:
        "Light knocks electrons out of metal, but dim blue light can do what the brightest red light can't. Einstein explained this in 1905: light delivers its energy in portions, E = hf, and a red one is too small, however many arrive. A green photon of 530 nm carries about 2.3 electronvolts. Calculate how many of them a laser pointer of 1 milliwatt sends out in a second; the answer is about 2.7 × 10¹⁵.",
      type: 'concept',
      at: [3, 1],
      after: ['light'],
      minutes: 60,
      competency: 'Modern Physics',
    },
    {
      key: 'dilation',
      title: 'Moving Clocks Run Slow',
      description:
        'Let light bounce between two mirrors, one tick each way. If the clock moves past you, its light takes a slanted, longer path at the same speed, so it ticks more slowly by the factor γ = 1/√(1 − v²/c²). Muons from the upper air live 2.2 microseconds on average, yet many reach the ground, because at 0.995 c their γ is about 10. Derive γ from the triangle, then work out how far a muon gets with and without it.',
      type: 'skill',
      at: [0, 2],
      after: ['simultaneous'],
      minutes: 80,
      competency: 'Modern Physics',
    },
    {
      key: 'mass',
      title: 'Mass Is Energy',
      description:
        'A body at rest has the energy E = mc². One gram corresponds to 9 × 10¹³ joules, or 25 million kilowatt-hours. A helium nucleus has less mass than the two protons and two neutrons it consists of, and the difference, about 0.75%, was released when they joined. So the Sun shines: it loses some four million tonnes every second. Calculate which share of its mass of 2 × 10³⁰ kg that makes in a billion years.',
      type: 'concept',
      at: [2, 2],
      after: ['simultaneous'],
      minutes: 60,
      competency: 'Physics',
    },
    {
      key: 'spectra',
      title: 'Atoms and Their Colours',
      description:
        'Glowing hydrogen shines in a few sharp colours only, since its electron can have only certain energies: −13.6 eV divided by 1, 4, 9, 16 and so on. When it drops from one to another, the difference leaves as a photon. From the third level to the second these are 1.89 eV, red light of 656 nm. Calculate the next line, from the fourth to the second, and look at the reflection of a fluorescent lamp in the grooves of a CD.',
      type: 'skill',
      at: [4, 2],
      after: ['photons'],
      minutes: 70,
      competency: 'Modern Physics',
    },
    {
      key: 'gravity',
      title: 'Gravity and Curved Spacetime',
      description:
        'In a falling lift you feel no weight. From there Einstein arrived in 1915 at the view that gravity is no ordinary force: mass curves spacetime, and free bodies follow its straightest lines. Light that grazes the Sun bends by 1.75 arcseconds, which was measured during the eclipse of 1919. Clocks on GPS satellites gain about 38 microseconds a day in total. Work out how far light travels in that time: by so much each measured distance would be off after a day.',
      type: 'concept',
      at: [0, 3],
      after: ['dilation'],
      minutes: 70,
      competency: 'Modern Physics',
    },
    {
      key: 'energy-quiz',
      title: 'Quiz: The Classical Ground',
      description:
        'Relativity does not throw away Newton, it contains him: for everyday speeds γ is 1 to more than ten decimal places. So classical physics must be second nature before you go beyond it. This quiz covers forces, waves, circuits and heat. For each question, ask whether the answer would change near the speed of light or inside an atom.',
      type: 'assessment',
      at: [1, 3],
      after: ['dilation', 'mass'],
      minutes: 20,
      competency: 'Physics',
      quiz: 'Forces, Light and Energy',
    },
    {
      key: 'waves',
      title: 'Matter Waves and Uncertainty',
      description:
        "Electrons that pass two slits one at a time still build up the stripes of a wave. Their wavelength is Planck's constant divided by momentum, and the wave tells the chance of finding an electron somewhere. A narrow wave packet contains many wavelengths, so position and momentum can't both be sharp: Δx · Δp ≥ ħ/2. Calculate the wavelength of an electron at 100 eV and of a thrown ball, and say why nobody sees the ball bend round corners.",
      type: 'concept',
      at: [3, 3],
      after: ['spectra'],
      minutes: 90,
      competency: 'Modern Physics',
    },
    {
      key: 'limits',
      title: 'Know Where Each Theory Holds',
      description:
        "You now have three descriptions of nature: classical mechanics, relativity and quantum physics. Two numbers, and the accuracy you need, say which one to use. Compare the speed with c, and the size with the wavelength h/p. Sort these: a satellite clock, an electron in an atom, a planet's orbit, protons in a collider, a grain of dust. Give both numbers for each, at least roughly, and say which theory you would use.",
      type: 'milestone',
      at: [2, 4],
      after: ['energy-quiz', 'waves'],
      minutes: 50,
      competency: 'Modern Physics',
    },
    {
      key: 'atoms-quiz',
      title: 'Quiz: From Quanta to Chemistry',
      description:
        'The periodic table is quantum physics made visible: electrons fill levels that each hold only so many, and the outermost decide which bonds form. Go through this quiz on atoms, bonds and reactions with that in mind. Why are noble gases so inert, and why does sodium give away an electron so readily? You can now answer with energies.',
      type: 'assessment',
      at: [4, 4],
      after: ['waves'],
      minutes: 20,
      competency: 'Chemistry',
      quiz: 'Atoms, Bonds and Reactions',
    },
    {
      key: 'planck',
      title: "Project: Measure Planck's Constant",
      description:
        'Light-emitting diodes begin to glow when each electron gains about the energy of one photon: eU = hc/λ. Take four colours with known wavelengths, a battery with a potentiometer, a resistor to protect them and a voltmeter across the diode, and raise the voltage until each just glows in the dark. Plot eU against c/λ and draw the best line, whose slope is an estimate of h. Compare it with 6.626 × 10⁻³⁴ J s, and list what could explain the difference.',
      type: 'project',
      at: [2, 5],
      after: ['gravity', 'limits', 'atoms-quiz'],
      minutes: 120,
      competency: 'Scientific Method',
    },
  ],
};
