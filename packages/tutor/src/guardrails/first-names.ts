/** First names that are common and no other English word: they are known as names however they are written. */
export const firstNames: ReadonlySet<string> = new Set(
  `aaron abdul abdullah adam adrian agnieszka ahmad ahmed aisha akira alberto alejandra alejandro aleksandra
  alessandro alexander alexandra alexey ali alice alina amelia amina amir amy ana anastasia andrea andreas
  andrei andrew andrzej angela anita anja anna anne anton antonio arthur ayse barbara beatriz benjamin bernard
  bianca boris brigitte bruno camila carla carlos carmen caroline catarina cecilia charles charlotte chiara
  chloe chris christina christine christopher claudia cristina daniel daniela daria david deborah denis diana
  diego dimitri dmitri dmitry dominik edward eduardo ekaterina elena elif elizabeth ellen emily emma enrique
  erik erika ernesto esther eva fabio fatima fatma federico felipe felix fernanda fernando filip florian
  francesca francesco francisco françois gabriel gabriela george giorgio giovanni giulia giuseppe gonzalo
  guillermo gustavo hannah hans harry hassan heidi helen helena henrik henry hiroshi hugo hussein ibrahim igor
  ines ingrid irene irina isabel isabella ivan jacob jakub james jan jana javier jennifer jessica joana joanna
  joao joão johann johannes john jonas jonathan jorge jose joseph joshua josé juan julia julian juliana jun
  karen karin karl karolina katarina katarzyna kate katerina katharina katie kevin khalid kim klaus krzysztof
  kumar lara larissa laura lauren leila lena leon leonardo lisa liam linda lorenzo louise luca lucas lucia luigi
  luis luiza lukas maciej magdalena mahmoud malgorzata manuel marcel marcin marco marcos margaret maria mariana
  marie marina mario marta martin martina mary mateusz matteo matthew matthias max mehmet mei melissa michael
  michal michelle miguel mikhail milena mohamed mohammad mohammed monika mustafa nadia natalia natasha nicholas
  nicole nicolas nikita nikolai nina noah olga oliver olivia omar oscar pablo paola paolo patricia patrick paul
  paula paulo pavel pedro peter petra philip pierre piotr priya rachel rafael raj ramon rebecca ricardo richard
  robert roberto roman rosa ruth samir samuel sandra sara sarah sebastian sergei sergey sergio sofia sonia
  sophia sophie stefan stefano stephen steven susan svetlana sven tatiana teresa thiago thomas tomas tomasz
  valentina valeria vanessa vera veronica veronika victor victoria viktor vincent vladimir william xavier xin
  yan yasmin yuki yuri yusuf zeynep zhang zuzanna`.split(/\s+/),
);

/** Names that are words too: they are names where they are written as one. */
export const namesThatAreWords: ReadonlySet<string> = new Set(
  `amber april art austin autumn ben bill bob carol chase clay cliff dale daisy dawn dean don drew eve faith
  florence frank gene grace grant guy hazel heather holly hope iris ivy jack jade jasmine jay jean jim joe joy
  june ken lance lily mark matt may melody mike miles nick norman olive pat pearl penny pierce ray rich rob
  robin rose ruby sam sandy scarlett sky stella summer sue ted terry tim tom tony violet wade will young`.split(
    /\s+/,
  ),
);
