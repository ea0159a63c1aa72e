/// Words that people write in sentences of a chat, beside those of lists.
extension ListWord {
  /// Words that come before all others in the table, because their meaning depends on those beside them.
  static let saidFirst: [(ListWord, String)] = [
    (
      .not,
      "not,nicht,net,nie,non,pas,não,nao,değil,لا,لم,لن,مش,مو,غير,ما,niet,inte,ikke,isn't,isn’t,isnt,aren't,aren’t,arent,hasn't,hasn’t,hasnt,didn't,didn’t,didnt,n'est,n'a,no ha,no han,no está,no estan,no están"
    ),
    (
      .me,
      "me,myself,i,وأنا,제가,내가,ich,yo,eu,io,moi,أنا,انا,나,저,나는,저는,난,전,본인,я,ik,jag,jeg,من,אני,我,私,saya,mình,मैं"
    ),
    (
      .insteadOfMe,
      "my place,instead of me,me remplace,me sustituye,me reemplaza,me substitui,mi sostituisce,mnie zastąpi,ersetzt mich,takes my place,my spot,in my place,in place of me,for me,statt mir,anstatt mir,für mich,an meiner stelle,en mi lugar,por mí,no meu lugar,por mim,à ma place,al posto mio,al mio posto,per me,za mnie,zamiast mnie,na moje miejsce,yerime,benim yerime,بدالي,مكاني,بدلي,بدلا مني,제 대신,저 대신,나 대신"
    ),
    (
      .insteadOf,
      "replace,sostituisco,sustituyo,substituo,zastępuję,ersetze,vertrete,remplacé par,instead of,in place of,replaces,replacing,subs for,statt,anstatt,anstelle von,ersetzt,en lugar de,en vez de,reemplaza a,sustituye a,no lugar de,no lugar do,substitui,à la place de,remplace,al posto di,sostituisce,zamiast,zastępuje,in plaats van,vervangt,yerine,대신,بدل,بدلا من,مكان,take over from,takes over from,taking over from,over from,stand in for,fill in for,step in for,stepping in for,filling in for,cover for"
    ),
    (
      .insteadOfOther,
      "takes his place,takes his spot,takes her spot,steps in,fills in,instead,dafür,stattdessen,en su lugar,no lugar dele,à sa place,al suo posto,na jego miejsce,for him"
    ),
    (
      .pair,
      "à deux,a deux,zu zweit,somos dos,somos 2,somos dois,in due,we dwóch,we dwoje,ikimiz,둘이,둘이서,two of us,both of us,met z'n tweeën,met zijn tweeën"
    ),
    // A person's whole answer with "I" in it.
    (
      .yes,
      "ja,sí,بداله,مكانه,me too,io ci sono,나도,저도,나도요,저도요,저요,ich auch,yo también,yo tambien,eu também,moi aussi,anch'io,ja też,أنا أيضا,count me in"
    ),
  ]

  static let saidInChats: [(ListWord, String)] = [
    // English
    (
      .no,
      "have to miss,miss this one,pass,have to work,gotta work,muss passen,muss arbeiten,passo,wypisz mnie,gelemeyeceğim,مشغول,مسافر,sla over,moet werken,melde forfall,can not,cannot make it,can't do,can’t do,can't play,can’t play,can't come,can’t come,won't make it,won’t make it,not able,unable,pulling out,pulled out,bailing,bailed,backing out,gone,scratch,scratched,no longer in,no longer playing,skipping,skip,missing,no show,no-show,no can do,not this week,rain check,drops out,dropping out,dropping,had to drop out,outs,can't make this one,working,at work,on holiday,on hols,hols,holiday,busy,not about,no good,cry off,cried off,cry offs,not this time,couldn't make it,unable to play"
    ),
    (
      .maybe,
      "nicht geantwortet,noch nicht geantwortet,not answered,not replied,not responded,no respondió,no han respondido,não respondeu,não responderam,nie odpowiedział,nie odpowiedzieli,cevap yok,melde mich,vous dis,te dis,faccio sapere,ti dico,laat het weten,laat het nog weten,hangt ervan af,vllt,vlt,kommt drauf an,luego confirmo,confirmo depois,haber veririm,بشوف,على حسب,إن قدرت,말씀드릴*,고민중*,even kijken,let me check,i'll see,i’ll see,acho que sim,creo que sí,i think so,je pense,je crois,credo di sì,glaube schon,denke schon,chyba tak,might,may be,might be,might make it,could be,prob,probs,prob not,probably not,not 100%,hopefully,hoping,on the fence,to confirm,to be confirmed,awaiting,will let know,let you know,will see,we'll see,we’ll see,if fit,if free,waiting to hear,waiting on,call-off,dunno,idk,not certain,probables,possibles,likely,unlikely,maybe in,maybes,dont know,don't know,not confirmed,doubtfuls,questionable,yet to confirm,to reply,yet to reply,no response,waiting,haven't replied,hasn't replied,unconfirmed,fitness test,need to check,will check,checking,trying to make it,trying"
    ),
    (
      .reserve,
      "if we're short,if we’re short,subs bench,first reserve,1st reserve,wl,waiting list only,on the waiting list,on the bench,bench only,standbys,back-up,emergency,only if needed,if you're short,if you’re short,if we are short,queue,overflow,extra players"
    ),
    (
      .yes,
      "plays,ben er,zähl auf mich,schreib mich auf,podem contar,je peux venir,możesz na mnie liczyć,beni de yaz,schrijf mij,happy to play,on my way,go on then,ill be there,are in,is in,yes please,still in,up for,joins,joining,coming too,comes in,replaces,playing too,all in,makes it,made it,can make it,can do,on for,i'm on,signed in,going ahead,definite,definites,ins,playing tonight,these are in,the following are in,deffo,def in,who's playing,who's coming,who is coming,who is playing,turning up,back in"
    ),
    (
      .paid,
      "hasn't paid,hasn’t paid,not paid yet,still to pay,to be paid,outstanding,paid up,all paid,has paid,settled,pd,no money,free,bank transferred,will transfer,will pay later,owing,has to pay,pay on the day,pays on the night"
    ),
    (
      .late,
      "llega,chega,arriva,arrive,arrives,arrives at,arriving at,here at,there at,gets there at,running late,delayed,coming late,arriving late,mins late,minutes late,min late,from work,straight from work,after work,second half,joins later,coming later,will be 10 late,leaving early,leaves early"
    ),
    (
      .players,
      "starting xi,who's in so far,current list,updated list,latest list,final list,starting lineup,starting eleven"
    ),
    (
      .filler,
      "hasta ahora,hasta hoy,hasta el momento,por ahora,até agora,finora,fino a ora,jusqu'ici,bis jetzt,bisher,do tej pory,şimdiye kadar,şu ana kadar,حتى الآن,지금까지,are,was,has,have,had,been,being,will be,just,last,yet,still,also,too,both,bit,little,about,then,again,all,already,unfortunately,sadly,tonight,mins,minutes,min,only,now,very,we,everyone,everybody,nobody,anyone,see,you,your,really,by,it,they,we,he,she,her,him,off,up,if,because,got"
    ),
    (
      .notice,
      "original message,ursprüngliche nachricht,mensaje original,mensagem original,message d'origine,messaggio originale,wiadomość oryginalna,need,needed,we need,still need,brauchen,suchen,buscamos,necesitamos,precisamos,cerchiamo,cherche,szukamy,lazım,مطلوب,구합니다,zoeken,last updated,last update,updated,updated at,updated by,aktualisiert,zuletzt aktualisiert,stand,actualizado,atualizado,atualizada,mis à jour,mise à jour,aggiornato,aggiornata,zaktualizowano,aktualizacja,güncellendi,güncel,تحديث,آخر تحديث,업데이트,수정,organiser,organizer,ref,referee"
    ),
    (
      .guest,
      "sohn,tochter,schwester,kollege,kollegin,kollegen,kumpels,freunde,freunden,nachbar,mitbewohner,schwager,cousin,arbeitskollege"
    ),
    // German
    (
      .no,
      "ben er niet,ik ben er niet,valt af,valt uit,haakt af,lukt me niet,lukt niet,ist raus,sind raus,fällt aus,fallen aus,muss absagen,müssen absagen,sagt ab,sagen ab,kann nicht,können nicht,kann leider nicht,können leider nicht,keine zeit,hat keine zeit,schafft es nicht,schaffe es nicht,schaffe ich nicht,abwesende,abgemeldet,setzt aus,nix,nö,ohne mich,weg,im urlaub,urlaub"
    ),
    (
      .maybe,
      "wahrscheinlich,vermutlich,noch offen,noch unklar,unklar,mal sehen,mal schauen,schau mal,muss noch schauen,weiß es noch nicht,wissen noch nicht,wissen es noch nicht,wissen nicht,unentschieden,keine antwort,ohne antwort,noch keine antwort,rückmeldung fehlt,keine rückmeldung,50 50,weiß ich noch nicht,gibt noch bescheid,sagt noch bescheid,ggf,ggf.,sicher nicht sicher,noch nicht sicher,nicht sicher,könnte,50:50"
    ),
    (
      .reserve,
      "auf der warteliste,auf warteliste,ersatzleute,nachrückerliste,auf abruf,bank,falls jemand ausfällt,reservebank,einspringer,falls nötig,wenn einer fehlt"
    ),
    (
      .yes,
      "sind dabei,ist dabei,sind drin,ist drin,drin,mit dabei,macht mit,machen mit,spielt mit,spielen mit,rückt nach,kommt mit,bin am start,am start,ist am start,sind am start,zugesagte,feste zusage,wer ist dabei"
    ),
    (
      .paid,
      "nicht gezahlt,noch nicht bezahlt,noch nicht gezahlt,offen 5€,zahlt noch,muss noch zahlen,hat bezahlt,hat gezahlt,zahlt bar,zahlt,offen zu zahlen,schon bezahlt,bez,bez."
    ),
    (
      .late,
      "kommt um,kommt erst,kommt erst um,erst um,kommt gegen,kommt etwas später,komme später,kommen später,etwas später,bisschen später,verspätet sich,zu spät,kommt nach,komme nach,geht früher,muss früher weg,früher"
    ),
    (.position, "tor,abwehrspieler,feldspieler,außen"),
    (
      .team,
      "weiße,weisse,schwarze,rote,blaue,grüne,gelbe,bunt,bunte,dunkel,hell,dunkle,helle,bunten,weißen,mit leibchen,leiberl,überzieher"
    ),
    (
      .filler,
      "ist,sind,hat,haben,wird,werden,noch,leider,heute,auch,wohl,etwas,bisschen,ein,wenig,nur,erst,schon,es,sich,ca,ca.,min.,minuten,aber,doch,heut,dann,wieder,wegen,arbeit"
    ),
    // Spanish
    (
      .no,
      "no van ni,no vienen ni,no pueden ni,hoy nada,esta semana nada,no puede,no pueden,no podrá,no llega,no llegan,no está,no cuenta,no cuenten conmigo,no contar,se baja,se bajan,se cae,se cayó,se borra,se bajó,me borro,no asistirá,no podré,descartado,descartados,falta,faltan,no confirma,imposible,paso,no vendrá,no vendrán,causa baja,sale,salen,salió,se da de baja,no cuenten con,no contéis con"
    ),
    (
      .maybe,
      "duda,dudosa,a confirmar,por confirmar,falta confirmar,faltan confirmar,sin confirmar,no confirmado,no sabe,no saben,no contesta,sin respuesta,sin contestar,faltan por confirmar,no confirmó,no ha confirmado,no lo sé,no lo tiene claro,no lo sabe,no sé,no sabe aún,quizá,a lo mejor,igual,capaz,capaz que sí,posible,posibles,depende,a ver,avisa luego,avisa,confirma luego,puede que,no es seguro,veremos"
    ),
    (
      .reserve,
      "en lista de espera,en reserva,banca,en el banco,en la banca,emergencia,por si falta alguien,por si acaso,si falta alguien,si falta uno,cola"
    ),
    (
      .yes,
      "se apuntan,se apunta,se suma,se suman,entra,entran,se anota,se anotan,confirma,confirman,va,vamos todos,cuenten conmigo,contad conmigo,cuenta conmigo,me anoto,me sumo,yo voy,yo juego,adentro,los que van,los que vienen,convocado,fijos,fijo,ya están"
    ),
    (
      .paid,
      "no pagado,no pagó,no ha pagado,pte pago,pte. pago,pendiente de pago,pendiente pago,debe 5€,deben,pagaron,ya pagó,ya pago,ha pagado,falta que pague,bizum,yape,mercado pago,transferido,transfirió,sin pagar,falta pago"
    ),
    (
      .late,
      "llega a las,llega a,llega sobre las,viene a las,llegan tarde,llega más tarde,llega mas tarde,más tarde,mas tarde,viene más tarde,viene tarde,un poco tarde,llego un poco tarde,llega después,se retrasa,con retraso,retrasado"
    ),
    (.injured, "lesionado,lesionados,lesionada,se lesionó,malo,enferma,tocado"),
    (
      .team,
      "rojas,negras,blancas,azules claros,grises,gris,camiseta,camisetas,camiseta blanca,camiseta negra,blanca,negra,roja,pechera,pecheras,con pechera,sin pechera,peto,chaleco,chalecos,visita,visitante,visitantes,locales"
    ),
    (
      .filler,
      "ya,aún,aun,todavía,todavia,un,una,poco,también,tambien,hoy,se,es,son,ha,han,ser,porque,trabajo,min,minutos,que,lo,esta,este,semana,muy,igualmente,por,pero,solo,y"
    ),
    // Portuguese
    (
      .no,
      "não vem,nao vem,não vêm,não pode,não podem,nao pode,não joga,não consegue,não dá,nao da,saiu,saíram,saem,sai,desistiu,desistiram,furou,furaram,ausência,ausências,machucou,não posso ir,tô fora,to fora,fico de fora,não comparece,não contem comigo,não está,não estão"
    ),
    (
      .maybe,
      "não sei,nao sei,ainda não sei,não tem certeza,por confirmar,falta confirmar,aguardando confirmação,aguardando,confirmar,se der,se puder,se conseguir,se melhorar,vou ver,ver,depende,provável,indeciso,indecisos,não é certo,não sabe,não sabem,nao sabe,ainda não sabe,não confirmou,ainda não confirmou,sem confirmar,quem sabe"
    ),
    (
      .reserve,
      "na espera,na fila,lista de suplentes,reservas de linha,próximo,próximos,de próxima,próxima,stand-by,se faltar,se faltar alguém"
    ),
    (
      .yes,
      "vem,vêm,vão,vai,joga,jogam,entrou,entra,entram,confirmou,confirmaram,contem comigo,tô dentro,partiu,eu vou,eu jogo,está dentro,estão dentro,garantido,garantidos,quem vai,quem vem,presença confirmada"
    ),
    (
      .paid,
      "falta pix,não pago,nao pago,não pagou,nao pagou,falta pagar,ainda não pagou,pago já,já pagou,ja pagou,pagos,pagaram,em aberto,pendente de pagamento,pix feito,deve pagar,mbway,isento"
    ),
    (
      .late,
      "chega às,chega as,vem às,só às,chegam tarde,chega mais tarde,vem mais tarde,mais tarde,vai atrasar,atrasa,atrasado,atrasados,atrasada,chega atrasado,um pouco atrasado,chega depois,sai mais cedo"
    ),
    (.injured, "lesionado,lesionados,machucados,lesionou,dodói"),
    (.goalkeeper, "gr,keeper fixo,luvas,goleirão,guarda redes,guarda-redes fixo"),
    (
      .team,
      "laranjas,cinza,camisa,camisas,sem camisa,com camisa,camisa branca,camisa preta,branca,pretas,brancas,coletes vermelhos,preta"
    ),
    (
      .filler,
      "ainda,já,um,uma,pouco,também,hoje,é,está,están,estão,foi,vai ser,só,pelo,na,no jogo,muito,mas,infelizmente"
    ),
    // French
    (
      .no,
      "est absent,sont absents,est out,ne peut pas,ne peuvent pas,peut pas,peuvent pas,peut pas venir,ne viennent pas,vient pas,viennent pas,ne joue pas,ne sera pas là,sera pas là,pas disponible,pas possible,impossible,se désiste,désistement,désistements,annule,abandonne,pas présent,n'est pas là,manque,n'est pas dispo,je passe,désolé,dsl,empêché,annulé,manquent,sort,sortent"
    ),
    (
      .maybe,
      "peut-être,à voir,sans réponse,pas de réponse,pas répondu,n'a pas répondu,pas confirmé,non confirmé,non confirmés,incertain(e)s,à confirmer,je confirme plus tard,pas sûr,pas sure,pas sûre,pas certain,sait pas,ne sait pas,sais pas,ne sais pas encore,hésite,en suspens,pas encore sûr,probable,probablement,éventuel,éventuellement,incertaines,en attente de confirmation"
    ),
    (
      .reserve,
      "sur liste d'attente,en réserve,sur le banc,banc,remplace si besoin,si besoin,au cas où,suppléant,suppléants,si manque"
    ),
    (
      .yes,
      "est là,sont là,est dispo,sont dispo,je suis dispo,je suis partant,est partant,sont partants,ok,ça marche,jouent,joue,participe,participent,confirmé,confirmés,confirme,j'en suis,je serai là,sera là,seront là,chaud,chauds,qui vient,qui joue"
    ),
    (
      .paid,
      "a payé,ont payé,n'a pas payé,a pas payé,pas encore payé,pas encore payée,doit payer,doit encore,à payer,reste à payer,impayé,payés,réglé,pas réglé,non payé,non réglé,wero,paylib,virement fait"
    ),
    (
      .late,
      "arrive à,arrive vers,vient à,là à,arrive en retard,arrive plus tard,vient plus tard,arrive après,un peu en retard,retardataire,retardataires,sera en retard,part plus tôt"
    ),
    (
      .team,
      "blanche,blanches,noire,noires,bleue,bleues,rouges,verte,vertes,oranges,maillot,maillots,foncé,clair,foncés,clairs,gris"
    ),
    (
      .filler,
      "est,sont,a,ont,sera,seront,encore,un,peu,aussi,malheureusement,là,ce,soir,déjà,toujours,toute,juste,mais,à,au,je,j'ai,il,elle,qui,ne"
    ),
    // Italian
    (
      .no,
      "non c'è,non c’è,non ci sono,non ci sarà,non può,non possono,non riesce,non riesco,non viene,non vengono,non gioca,non giocano,salta,si ritira,dà buca,da buca,rinunciano,impossibilitato,mi chiamo fuori,niente,non partecipa,non partecipano,non disponibili,manca,mancano,escono,esce"
    ),
    (
      .maybe,
      "da confermare,non sa,non sa ancora,non so ancora,non è sicuro,non sicuro,probabile,vedo,senza risposta,non ha risposto,non confermato,non confermati,da decidere,forse sì,vediamo,se riesce,se guarisce,se recupera,se può,se posso,se riesco,ti faccio sapere,fa sapere,in bilico,incerta,deve confermare"
    ),
    (
      .reserve,
      "in riserva,in lista d'attesa,in panchina,se manca qualcuno,se serve,eventuali,riserve eventuali,prima riserva,in coda"
    ),
    (
      .yes,
      "c'è,c’è,ci sta,ci siamo,viene,vengono,gioca,giocano,ci sarà,ci saranno,entra,entrano,conferma,confermano,io gioco,io vengo,contatemi,si aggiunge,si aggiungono,chi c'è,chi viene,chi gioca,sicuri"
    ),
    (
      .paid,
      "non pagato,non ha pagato,ha pagato,hanno pagato,deve pagare,deve,da saldare,saldato,satispay,pagati,deve ancora pagare,già pagato"
    ),
    (
      .late,
      "arriva alle,arriva verso le,viene alle,arriva tardi,arriva dopo,arriva più tardi,viene dopo,più tardi,in leggero ritardo,ritardatari,fa tardi,esce prima"
    ),
    (.injured, "infortunata,acciaccato,malata"),
    (
      .team,
      "bianche,nere,rosse,verdi,arancioni,arancio,maglia bianca,maglia nera,casacca,con casacca,senza casacca,senza casacche,pettorine,pettorina,maglie,scuri,chiari,maglia"
    ),
    (
      .filler,
      "è,sono,ha,hanno,ancora,un,po',po’,anche,purtroppo,già,poco,solo,ma,alle,stasera,minuti,che,ci,si,di"
    ),
    // Polish
    (
      .no,
      "nie ma,nie będzie,nie będą,nie może,nie mogą,nie da rady,nie dam rady,nie grają,nie przyjdzie,nie przyjdę,nie przyjdą,nie gram dziś,odpadam,odpadają,wypisuję się,wypisuje się,wypisany,rezygnuje,zrezygnował,nieobecność,nieobecna,nie idę,nie pasuje,nie dziś,nie tym razem,wypadają,wypadł,brak"
    ),
    (
      .maybe,
      "być może,może być,może będę,może będzie,nie wiem jeszcze,nie wie,jeszcze nie wiem,dam znać,da znać,do ustalenia,prawdopodobnie,raczej,raczej nie,raczej tak,zobaczymy,zobaczę,niepewne,pod znakiem zapytania,pół na pół,waha się,brak odpowiedzi,niezdecydowani,niezdecydowany,bez odpowiedzi,niepotwierdzeni,niepotwierdzone,na 50%"
    ),
    (
      .reserve,
      "na rezerwie,na ławce,ławka,w rezerwie,lista oczekujących,kolejka,oczekują,zapasowi,zapasowy,jak kogoś zabraknie,w kolejce,ławka rezerwowych"
    ),
    (
      .yes,
      "będzie,będą,jest,są,wchodzi,wchodzą,zagra,zagram,zagrają,gramy,idzie,przyjdzie,przyjdę,piszę się,wpisuję się,zapisany,potwierdza,potwierdzeni,potwierdzony,potwierdzone,dołącza,tak,obecność,kto gra,na pewno,jestem za"
    ),
    (
      .paid,
      "niezapłacone,nie zapłacił,nie zapłacone,nie zapłaciła,zapłaciła,zapłacono,opłacony,nieopłacone,nie opłacone,do zapłaty,przelew,wisi,wisi kasę,gotówka,zapłaci,opłacił,płaci,rozliczony,zapł,zapł."
    ),
    (
      .late,
      "będzie o,przyjdzie o,będzie od,będzie dopiero,spóźni się,spóźnię się,spóźnia się,może się spóźnić,spóźniony,spóźnieni,spóźnienie,później,będzie później,będę później,przyjdzie później,dojdzie później,dojdzie,trochę później,wcześniej wychodzi,wyjdzie wcześniej"
    ),
    (.injured, "kontuzjowani,chora,chorzy,uraz"),
    (.goalkeeper, "na bramce,bramka,stoi na bramce"),
    (.position, "obrona,obrońca,napastnik,pomoc,pomocnik,atak,kapitan,w polu"),
    (
      .team,
      "białe,czarne,czerwone,niebieskie,zieloni,zielone,żółci,żółte,pomarańczowi,jasni,ciemni,jasne,ciemne,koszulki,białe koszulki,w znacznikach,plastrony,kamizelki,bez kamizelek,szarzy"
    ),
    (
      .filler,
      "jeszcze,trochę,niestety,też,się,dziś,ok,ok.,około,minut,min,o,z,za,tylko,już,do,pracy,ma,nas,chłopaki,panowie"
    ),
    // Turkish
    (
      .no,
      "gelemeyen,gelemeyenler,gelmeyen,gelemiyor,gelemez,gelemeyecek,gelmiyorlar,gelemiyorlar,oynamıyor,oynayamıyor,oynayamam,katılmıyor,katılamıyor,yoklar,çıktı,iptal,malesef yokum,maalesef yokum,ben yokum,müsait değil,müsait değilim,değil"
    ),
    (
      .maybe,
      "belki gelir,belirsiz,belirsizler,kesin değil,net değil,haber verecek,belli olmayanlar,belli olmayan,netleşmeyen,netleşmedi,cevap vermeyen,cevap vermeyenler,haber vereceğim,bilmiyorum,şüpheli,muhtemelen,bakacağım,bakacak,duruma göre,olabilir,sonra yazarım"
    ),
    (
      .reserve,
      "yedekte,yedek kulübesi,kulübe,sırada,bekleme,bekliyor,eksik olursa,adam eksik olursa,yedek liste"
    ),
    (
      .yes,
      "geliyoruz,varız,geliriz,gelir,gelecek,gelecekler,geliyorlar,oynuyor,oynuyorlar,oynarım,oynar,katılıyor,katıldı,tamamdır,kesin,kesinler,varız,vardır,geliriz,ben de,ben de varım,ben de geliyorum,giriyor,eklendi,mevcut,kim geliyor"
    ),
    (
      .paid,
      "ödemedi,ödeme yapmadı,ödeyecek,ödendi,borçlu,borcu var,ödeme,havale,eft,nakit,yatırdı,yatırmadı,para vermedi,para verdi,ödeyen,ödeyenler,ödemeyen,ödemeyenler"
    ),
    (
      .late,
      "geç kalacak,geç kalacağım,geç kalıyor,geç gelecek,geç gelir,biraz geç,gecikecek,gecikmeli,geç kalanlar,geç kalan,10 dk geç,dk geç,dakika geç,sonradan gelecek"
    ),
    (.position, "sağ bek,sol bek,stoper,forvetler,defanslar"),
    (
      .team,
      "kırmızılar,maviler,sarı,sarılar,yeşil,yeşiller,turuncu,turuncular,yelekliler,yeleksizler,formalı,formasız,koyu,açık,siyahlılar,beyazlılar,takımı"
    ),
    (
      .filler,
      "biraz,de,da,maalesef,henüz,bugün,daha,için,ile,bu,akşam,dk,dakika,kadar,ama,çok,sadece,gibi"
    ),
    // Arabic
    (
      .no,
      "يعتذر,اعتذر,معتذرين,المعتذرين,لن يأتوا,لن يحضروا,لن يحضر,لن يأتي,لن يلعب,ما يقدر,ما اقدر,لا يستطيع,مش هيجي,مش هييجي,مش قادر,ما راح يجي,مو جاين,غايب,الغائبين,غائبين,خارج,انسحب,منسحب,خرج,لا يلعب,لا يأتي"
    ),
    (
      .maybe,
      "غير مؤكد,مو متأكد,مش متأكد,لم يؤكد,لم يؤكدوا,غير مؤكدين,لسه,لم يرد,لم يردوا,بدون رد,غير محدد,لم يحدد,متردد,مترددون,قد يأتي,قد يحضر,احتمال,سيؤكد,بانتظار التأكيد,ينتظر التأكيد,ما ادري,مش عارف"
    ),
    (
      .reserve,
      "الاحتياطي,الإحتياط,إحتياط,دكة,الدكة,دكة البدلاء,البدلاء,على الانتظار,في الانتظار,بديل,قائمة الاحتياط"
    ),
    (
      .yes,
      "قادم,قادمون,القادمون,سيأتي,سيحضر,سيلعب,يلعب,جايين,جاين,هاجي,موجودين,مؤكد,مؤكدون,المؤكدون,مؤكدين,أكيد,معاكم,موافق,حاضرين,الحاضرين,انا جاي,أنا جاي,أنا موجود,انا موجود,يحضر,تم التأكيد,أكد"
    ),
    (
      .paid,
      "لم يدفع بعد,ما دفع,مادفع,غير مدفوع,عليه,سدد,لم يسدد,دفعوا,الدافعون,حول,تم الدفع,باقي عليه,كاش,تحويل"
    ),
    (
      .late,
      "أتأخر,اتأخر,بتأخر,هتأخر,سأتأخر,متأخرون,المتأخرون,سيتأخر,يتأخر,بيتأخر,هيتأخر,متأخر شوي,يصل متأخرا,يأتي متأخرا,متأخرا,متأخرين,تأخير"
    ),
    (
      .team,
      "الأخضر,الأصفر,الحمر,الزرق,البيض,السود,أحمر,أزرق,أبيض,أسود,أخضر,أصفر,أ,ب,الأول,الثاني,الاول"
    ),
    (.filler, "هو,هم,قليلا,شوي,بعد,للأسف,اليوم,سوف,قد,عن,من,إلى,في,مع,كان,ان,إن,دقائق,دقيقة,راح"),
    // Korean
    (
      .no,
      "불참자,불참인원,불참합니다,결장,열외,휴식,쉬어요,못옴,못가요,못 가요,못나가요,못 나가요,안됩니다,안돼요,안되요,안 돼요,탈퇴,빠져요,빠짐,제외,취소자,불가합니다,불가요,아웃,일있*,일이*,출장,야근"
    ),
    (
      .maybe,
      "미정자,미응답,무응답,답없음,답 없음,미확정자,고민,고민중입니다,확인중입니다,확인후*,확인해*,아직,아직모름,아직 모름,모름,봐서,가능할*,될수도,상황봐서,상황 봐서,조율중,조율 중,나중에*,?,물음표,50%"
    ),
    (.reserve, "대기순번,대기번호,대기순,벤치,스페어,예비선수,대기 인원,대기선수,후순위"),
    (
      .yes, "참,참석요,참석이요,참석함,참석합니다,출전,출전*,나갑니다,나가요,갈수있*,갈 수 있*,추가,추가요,추가합니다,확정자,올참,전참,참석확정,들어갑니다,합니다"
    ),
    (
      .paid,
      "입금확인,입금 완료,입금했*,입금함,입금예정,입금 예정,미입금자,미납자,납부 완료,송금했*,회비 납부,회비납부,안냄,냄,결제완료,결제,면제,미정산,정산완료,정산"
    ),
    (.late, "늦참자,늦게*,늦을*,조금늦*,조금 늦*,좀늦*,좀 늦*,10분늦*,조퇴자,먼저감,일찍*,후반참석,중간합류"),
    (.injured, "부상자,재활,감기,몸살"),
    (.filler, "사람,사람들,분들,조금,좀,오늘은,이번엔,이번주는,오늘,분,그리고,정도"),
  ]
}
