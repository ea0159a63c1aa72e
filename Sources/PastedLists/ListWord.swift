import Domain

/// What a word means in a list of players, in whatever language it was written.
enum ListWord: UInt8 {
  case yes, no, maybe, reserve
  /// "Not", which says no unless it is about something else: "not paid".
  case not
  /// "I" and "me", which say yes when nothing else is said.
  case me
  /// What is said of someone who comes in the writer's place: "instead of me".
  case insteadOfMe
  /// What stands before or behind the name of someone whose place another takes: "instead of".
  case insteadOf
  /// What is said of someone who comes in the place of one who was named before: "instead".
  case insteadOfOther
  /// Two people who come together, one of them the writer.
  case pair
  case goalkeeper, position, paid, guest, late, injured
  /// A heading over those who play, and a name or colour of a team.
  case players, team
  case date, month, place, price, notice, game
  /// The headings of a table's columns.
  case nameColumn, firstNameColumn, lastNameColumn, answerColumn, otherColumn
  case and
  /// A word that says nothing alone.
  case filler
}

extension ListWord {
  /// The meaning of a word or phrase that was folded; `nil` when it is in no table.
  static func meaning(of key: [UInt8]) -> ListWord? {
    if let meaning = table.whole[key] { return meaning }
    guard let first = key.first, first >= 0x80 else { return nil }
    // A word of several begins with words, too, and not with the first of them alone.
    let spaces = key.count { $0 == UInt8(ascii: " ") }
    let found = table.beginnings.first {
      key.starts(with: $0.word) && $0.word.count { $0 == UInt8(ascii: " ") } == spaces
    }
    if let found { return found.meaning }
    // 노조끼팀, 민준팀
    return key.count > teamEnding.count && key.suffix(teamEnding.count).elementsEqual(teamEnding)
      ? .team : nil
  }

  /// Whether a word means something only with its accents.
  static func needsAccent(_ key: [UInt8]) -> Bool {
    table.accented.contains(key) && !table.plain.contains(key)
  }

  /// Whether a word joins two names, whatever else it means: "y" is also short for "yes".
  static func joinsNames(_ key: [UInt8]) -> Bool {
    // Ed is a name, too.
    table.joining.contains(key) || versus.contains(key) || key == Array("ed".utf8)
  }

  /// Whether a word stands between two teams that play each other.
  static func isVersus(_ key: [UInt8]) -> Bool { versus.contains(key) }

  /// Whether a word is also what people are called, so that it needs a mark to be a heading: "Duda".
  static func mayBeName(_ key: [UInt8]) -> Bool { namesToo.contains(key) }

  private static let namesToo = Set(
    "tel,duda,mate,asi,ami,primo,sale,sim,pote,cash,bank,cap,tor,si"
      .parts(separatedBy: ",").map { SearchKey.folded($0) })

  private static let versus = Set(
    "v,vs,vs.,versus,gegen,contra,contre,contro,kontra,przeciwko,przeciw,karşı,ضد,대,против,tegen,mot,mod"
      .parts(separatedBy: ",").map { SearchKey.folded($0) })

  private static let teamEnding = SearchKey.folded("팀")

  /// Whether a phrase of several words begins with this one.
  static func beginsPhrase(_ key: [UInt8]) -> Bool { table.firstWords.contains(key) }

  /// The most words that a phrase of the table has.
  static let longestPhrase = 4

  private struct Table {
    var whole: [[UInt8]: ListWord] = [:]
    /// The beginnings of words, for languages that add endings; longer ones first.
    var beginnings: [(word: [UInt8], meaning: ListWord)] = []
    var firstWords: Set<[UInt8]> = []
    var joining: Set<[UInt8]> = []
    /// Short words with accents, which without them are names: "chờ" and Cho.
    var accented: Set<[UInt8]> = []
    var plain: Set<[UInt8]> = []

    mutating func add(_ word: String, _ meaning: ListWord) {
      var key = SearchKey.folded(word)
      if meaning == .and { joining.insert(key) }
      let isPlain = word.utf8.allSatisfy { $0 < 0x80 }
      if isPlain { plain.insert(key) } else if key.count < 5 { accented.insert(key) }
      if let space = key.firstIndex(of: UInt8(ascii: " ")) {
        firstWords.insert(Array(key[..<space]))
      }
      if key.last == UInt8(ascii: "*") {
        key.removeLast()
        beginnings.append((key, meaning))
      } else if whole[key] == nil {
        whole[key] = meaning
      }
    }
  }

  private static let table: Table = {
    var table = Table()
    for (meaning, text) in saidFirst + words + saidInChats {
      for word in text.parts(separatedBy: ",") { table.add(word, meaning) }
    }
    table.beginnings = table.beginnings.sorted { $0.word.count > $1.word.count }
    return table
  }()

  /// The words, in which case and accents do not matter.
  ///
  /// A star stands for any ending. Of a word with two meanings, the first row counts.
  private static let words: [(ListWord, String)] = [
    // English
    (
      .no,
      "out,apologies,no,nope,nah,not,not coming,can't,can’t,cant,cannot,can't make it,can’t make it,cant make it,unavailable,absent,declined,declines,not in,i'm out,i’m out,im out,count me out,not playing,not available,drop out,dropped out,dropped,dropout,dropouts,withdrawn,cancelled,canceled,sorry,away,not going,won't,won’t,wont"
    ),
    (
      .maybe,
      "maybe,perhaps,possibly,possible,tbc,tbd,tentative,unsure,not sure,doubtful,doubt,doubts,50/50,pending,interested,will confirm,will let you know,depends,probably,maybes,?,??,???,undecided,no answer,no reply"
    ),
    (
      .reserve,
      "reserve,reserves,res,sub,subs,substitute,substitutes,waiting list,waitlist,waitlisted,waiting,wait list,waiting-list,standby,stand by,stand-by,on standby,backup,backups,back up,spare,spares,if needed,if short,in reserve,next up,on the list"
    ),
    (
      .yes,
      "in,yes,yep,yeah,yup,yea,ya,y,coming,going,playing,attending,present,available,confirmed,confirm,accepted,i'm in,i’m in,im in,i am in,count me in,me,me too,i'll be there,i’ll be there,will be there,ok,okay,sure,definitely,here,ready,in so far,coming so far,so far,edited,bearbeitet,편집됨,수정됨,изменено,modifié,editado,editada,bewerkt,modificato,can play,i can play,i'll play,good to go,up for it,i'm coming,i’m coming,who's in,who’s in,whos in,who is in,attendees,going so far"
    ),
    (
      .goalkeeper,
      "gk,gks,goalie,goalies,goalkeeper,goalkeepers,keeper,keepers,in goal,goal keeper,goal keepers,in goals,in nets,nets"
    ),
    (
      .position,
      "def,mid,fwd,att,st,cb,lb,rb,cm,cdm,cam,rw,lw,cf,df,mf,fw,wing,defender,defenders,midfielder,midfielders,midfield,forward,forwards,striker,strikers,winger,wingers,defence,defense,attack,captain,cap,capt,c,(c),vc,outfield,any"
    ),
    (
      .paid,
      "paid,unpaid,owes,owe,not paid,cash,bank,transfer,bank transfer,transferred,monzo,revolut,paypal,venmo,card,sent,pays,to pay,will pay,paying"
    ),
    (
      .guest,
      "guest,guests,friend,friends,mate,mates,partner,plus one,plus 1,buddy,brother,sister,cousin,colleague,someone,one more,one,two,1 more"
    ),
    (.late, "late,running late,bit late,a bit late,will be late,later,early,10 min late"),
    (.injured, "injured,injury,hurt,ill,sick,unwell,knock,inj"),
    (
      .players,
      "players,player list,squad,lineup,line-up,line up,list,names,roster,participants,names so far,playing list,signed up,sign up,signups,sign ups,starting,starters,first team"
    ),
    (
      .team,
      "team,teams,bibs,skins,shirts,no bibs,non bibs,non-bibs,no-bibs,white,black,red,blue,green,yellow,orange,pink,purple,grey,gray,whites,blacks,reds,blues,greens,yellows,oranges,home,lights,darks,light,dark,colours,colors,bench,side"
    ),
    (
      .date,
      "monday,tuesday,wednesday,thursday,friday,saturday,sunday,today,tonight,tomorrow,pm,o'clock,kick-off,kickoff,kick off,k.o.,meet,meeting,meet at,start,starts,arrive,arrival,time,date,when,until,till,evening,morning,afternoon,weekly,yesterday,hrs,hours,hour,end,ends,doors"
    ),
    (
      .month,
      "mon,tue,tues,wed,weds,thu,thur,thurs,fri,sat,sun,january,february,march,april,may,june,july,august,september,october,november,december,jan,feb,mar,apr,jun,jul,aug,sep,sept,oct,nov,dec"
    ),
    (
      .place,
      "pitch,pitches,court,courts,stadium,arena,powerleague,venue,location,address,place,where,astro,astroturf,ground,grounds,cage,dome,sports hall,sports centre,sports center,leisure centre,gym,3g,4g,playing fields,goals,parking"
    ),
    (
      .price,
      "gesamt,summe,insgesamt,suma,łącznie,totale,totaal,toplam,somme,합계,총계,المجموع,итого,each,pp,per person,quid,fee,fees,cost,costs,price,total,per head,per player,p/p,a head,a player,eur,euro,euros,usd,gbp,dollars,pounds,pay"
    ),
    (
      .notice,
      "notice,notices,note,notes,info,rules,rule,important,reminder,please,bring,don't forget,attention,nb,ps,read,remember,warning,update,weather"
    ),
    (
      .game,
      "football,soccer,futsal,footy,footie,5-a-side,6-a-side,7-a-side,8-a-side,9-a-side,11-a-side,5aside,6aside,7aside,8aside,a side,a-side,5s,6s,7s,fives,sevens,kickabout,kick about,match,game,games,league,cup,vs,session,training,poll,anonymous poll,public poll,votes,vote,voted,view votes,select one or more,select one,quiz,final results,casual,friendly,lunch,social,weekly game,pickup,pick-up,kick,5v5,6v6,7v7,8v8,11v11"
    ),
    (
      .nameColumn,
      "name,player,player name,full name,names,nickname,who,first and last name,surname and name"
    ),
    (
      .firstNameColumn,
      "first name,firstname,given name,forename,vorname,prenom,voornaam,nombre de pila"
    ),
    (
      .lastNameColumn,
      "last name,lastname,surname,family name,nachname,familienname,nom de famille,achternaam,apellido,apellidos,cognome,sobrenome,nazwisko,soyad,soyisim,фамилия,姓"
    ),
    (
      .answerColumn,
      "status,coming?,attending?,in/out,present?,answer,reply,response,rsvp,playing?,yes/no,attendance,zusage,reponse,respuesta,resposta,risposta,antwort,참석여부,참석 여부,여부,出欠,회신"
    ),
    (
      .otherColumn,
      "no.,n.,nr,nr.,#,num,number,nº,n°,shirt,shirt no,pos,position,phone,phone number,tel,telephone,mobile,email,e-mail,mail,age,level,skill,rating,paid?,numero,nummer,posicion,posicao,poste,posizione,telefono,telefone,telephone,telefon,handy,edad,idade,alter,age,eta,번호,순번,연번,포지션,전화,전화번호,연락처,나이,등번호,位置,电话,背番号,番号,セル"
    ),
    (
      .and,
      "and,&,y,e,et,und,u.,ni,oraz,ile,en,og,och,ve,i,и,та,й,và,和,と,و,и,και,și,şi,és,ja,plus,и,и,ir,un,와,과,및,with,with:,ו"
    ),

    (
      .filler,
      "the,a,an,for,of,at,on,this,next,from,every,week,to,so,far,our,all,is,am,as,de,del,la,el,los,las,da,do,dos,das,o,os,der,die,den,des,du,le,les,il,lo,gli,di,het,een,på,w,na,v,в,на,по,до,с,um,ab,am,im,für,für,voor,van,para,pour,per,pro,mit,avec,con,com,av,af,som,und,il,입니다,및,のお,の"
    ),

    // Spanish and Portuguese
    (
      .no,
      "no voy,no puedo,no vienen,no viene,no juega,no juego,no van,no va,baja,bajas,ausente,ausentes,fuera,me bajo,no asisten,no asiste,não,nao,n,não vou,nao vou,não vai,não vão,fora,desisto,desistência,não posso,não podem,faltas,não confirmado,não confirmados"
    ),
    (
      .maybe,
      "quizás,quiza,quizas,tal vez,duda,dudas,en duda,dudoso,dudosos,por confirmar,a confirmar,talvez,dúvida,dúvidas,em dúvida,pendiente,pendientes,pendente,pendentes,puede ser"
    ),
    (
      .reserve,
      "suplente,suplentes,reserva,reservas,lista de espera,espera,en espera,em espera,de fora,fila,lista espera,banco"
    ),
    (
      .yes,
      "sí,si,voy,vamos,confirmo,confirmado,confirmados,confirmada,confirmadas,asisto,asisten,asistentes,presente,presentes,juego,juegan,juega,vienen,viene,me apunto,apuntado,apuntados,anotado,anotados,sim,vou,dentro,to dentro,tô dentro,tou dentro,estoy,adentro,vou sim,conte comigo,inscritos"
    ),
    (
      .goalkeeper,
      "arquero,arqueros,portero,porteros,goleiro,goleiros,goleira,guarda-redes,no gol,gol,golero,goleros,arq,por"
    ),
    (
      .position,
      "defensor,defensores,delantero,delanteros,mediocampista,mediocampistas,defensa,defensas,zagueiro,zagueiros,atacante,atacantes,meia,meias,lateral,laterais,volante,capitán,capitão,linha,médio"
    ),
    (
      .paid,
      "pagado,pago,pagó,paga,pagou,pix,no pagó,não pagou,falta pagar,debe,deve,efectivo,dinheiro,transferencia,transferência,mensalista,avulso,diarista,pg"
    ),
    (
      .guest,
      "amigo,amiga,invitado,invitada,invitados,convidado,convidada,convidados,primo,hermano,irmão,um amigo,un amigo"
    ),
    (.late, "tarde,llega tarde,chega tarde,chego tarde,llego tarde,atrasado,atraso,demorado"),
    (.injured, "lesión,lesion*,lesão,lesao,machucado,machucada,enfermo,doente,contundido"),
    (
      .players,
      "jugadores,titulares,convocados,lista,jogadores,na linha,elenco,participantes,jugadoras,jogadoras,mensalistas,avulsos,lista de jugadores,lista de presença,presença,lista de presenca,convocatoria"
    ),
    (
      .team,
      "equipo,equipos,time,times,equipe,equipes,blanco,blancos,negro,negros,rojo,rojos,azul,azules,azuis,branco,brancos,preto,pretos,vermelho,vermelhos,verde,verdes,amarelo,amarelos,amarillo,amarillos,naranja,laranja,colete,coletes,sem colete,com colete,con peto,sin peto,petos,claros,oscuros,claro,oscuro"
    ),
    (
      .date,
      "lunes,martes,miércoles,jueves,viernes,sábado,domingo,hoy,mañana,hs,h,hoje,amanhã,segunda,terça,quarta,quinta,sexta,segunda-feira,terça-feira,quarta-feira,quinta-feira,sexta-feira,hora,horas,fecha,horario,horário,data,dia,día,a las,às,noche,noite"
    ),
    (
      .month,
      "enero,febrero,marzo,abril,mayo,junio,julio,agosto,septiembre,octubre,noviembre,diciembre,janeiro,fevereiro,março,maio,junho,julho,setembro,outubro,novembro,dezembro"
    ),
    (
      .place,
      "cancha,canchas,campo,campos,quadra,quadras,estadio,estádio,complejo,polideportivo,lugar,local,dirección,endereço,ginásio,gimnasio,sede,donde,onde,arena,sintético"
    ),
    (
      .price,
      "valor,precio,costo,coste,preço,custo,c/u,cada uno,cada um,por persona,por pessoa,por cabeza,cuota,reais,pesos,total,cada,vaquinha"
    ),
    (
      .notice,
      "aviso,avisos,regra,regras,regla,reglas,nota,notas,importante,observações,obs,atenção,atención,por favor,traer,llevar,trazer,levar,recordatorio,lembrete"
    ),
    (
      .game,
      "fútbol,futbol,fulbo,partido,partidos,partidito,fut,futebol,pelada,baba,racha,jogo,fútbol 5,fútbol 7,futbol 5,futbol 7,fut5,fut7,futsal,pichanga,cascarita,amistoso,torneo,rachão,encuesta,enquete,jueguito"
    ),
    (
      .nameColumn,
      "nombre,nome,jugador,jogador,nombres,nomes,nombre y apellido,nome completo,apodo,apelido"
    ),

    // French and Italian
    (
      .no,
      "non,absent,absents,absente,absentes,indisponible,indisponibles,indispo,je ne peux pas,peux pas,pas dispo,pas là,forfait,forfaits,ne vient pas,ne vient pas,sans moi,non vengo,non posso,non viene,assente,assenti,non ci sono,non c'è,indisponibile,indisponibili,rinuncia,fuori"
    ),
    (
      .maybe,
      "peut-être,peut être,incertain,incertains,incertaine,à confirmer,en attente de réponse,je sais pas,forse,in forse,incerto,incerti,in dubbio,dubbio,dubbi,da confermare,non so,nsp"
    ),
    (
      .reserve,
      "remplaçant,remplaçants,remplaçante,réserve,réserves,réserviste,réservistes,liste d'attente,liste d’attente,attente,en attente,riserva,riserve,lista d'attesa,lista d’attesa,attesa,in attesa,sostituti,panchina"
    ),
    (
      .yes,
      "oui,présent,présents,présente,présentes,je viens,j'y serai,j’y serai,dispo,disponible,disponibles,partant,partants,inscrit,inscrits,ok pour moi,je suis là,je joue,viennent,vient,moi,sì,presente,presenti,ci sono,io ci sono,confermato,confermati,dentro,partecipo,vengo,disponibile,disponibili,confermo,gioco,iscritti"
    ),
    (.goalkeeper, "gardien,gardiens,gardienne,goal,portiere,portieri,por"),
    (
      .position,
      "défenseur,défenseurs,attaquant,attaquants,milieu,milieux,ailier,difensore,difensori,centrocampista,centrocampisti,attaccante,attaccanti,capitaine,capitano,dif,cen"
    ),
    (.paid, "payé,payée,pas payé,doit,espèces,virement,lydia,pagato,da pagare,contanti,bonifico"),
    (
      .guest,
      "ami,amie,invité,invitée,invités,copain,pote,amico,amica,ospite,ospiti,un ami,un pote,un amico"
    ),
    (.late, "retard,en retard,plus tard,ritardo,in ritardo,tardi"),
    (.injured, "blessé,blessée,blessés,malade,infortunato,infortunati,malato,infortunio"),
    (
      .players,
      "joueurs,joueuses,liste,participants,inscriptions,effectif,composition,giocatori,lista,convocati,formazione,titolari,titulaires,liste des joueurs,lista giocatori,participants"
    ),
    (
      .team,
      "équipe,équipes,blanc,blancs,noir,noirs,rouge,rouges,bleu,bleus,vert,verts,jaune,jaunes,chasubles,chasuble,sans chasuble,squadra,squadre,bianchi,neri,rossi,blu,gialli,bianco,nero,rosso,casacche,azzurri"
    ),
    (
      .date,
      "lundi,mardi,mercredi,jeudi,vendredi,samedi,dimanche,aujourd'hui,aujourd’hui,demain,ce soir,soir,heure,heures,lunedì,martedì,mercoledì,giovedì,venerdì,sabato,domenica,oggi,domani,stasera,ore,ora,orario,horaire,rendez-vous,rdv,rendez vous,ritrovo"
    ),
    (
      .month,
      "janvier,février,mars,avril,mai,juin,juillet,août,septembre,octobre,novembre,décembre,gennaio,febbraio,aprile,maggio,giugno,luglio,settembre,ottobre,dicembre"
    ),
    (
      .place,
      "terrain,terrains,stade,gymnase,lieu,adresse,salle,complexe,five,urban soccer,campo,campetto,centro sportivo,palazzetto,luogo,indirizzo,dove,où"
    ),
    (
      .price,
      "prix,tarif,par personne,chacun,par joueur,prezzo,quota,costo,a testa,a persona,ciascuno"
    ),
    (
      .notice,
      "règle,règles,attention,remarque,infos,rappel,merci,apporter,regole,avviso,avvisi,attenzione,portare,promemoria,mi raccomando"
    ),
    (
      .game,
      "foot,foot à 5,foot à 7,foot à 11,le foot,match,matchs,séance,entraînement,calcio,calcetto,calciotto,partita,partitella,allenamento,sondage,sondaggio,foot5"
    ),
    (.nameColumn, "nom,joueur,noms,nom et prénom,prénom nom,giocatore,nome e cognome,nominativo"),

    // German and Dutch
    (
      .no,
      "nein,nicht,absage,absagen,abgesagt,raus,kann nicht,bin raus,nicht dabei,verhindert,abwesend,fehlt,fehlen,kommt nicht,komme nicht,leider nicht,nicht da,nee,niet,afwezig,afwezigen,afgemeld,afmelding,afmeldingen,kan niet,ben er niet,doet niet mee,niet mee,doe niet mee,zeg af"
    ),
    (
      .maybe,
      "vielleicht,evtl,evtl.,eventuell,unsicher,fraglich,weiß nicht,weiss noch nicht,weiß noch nicht,unter vorbehalt,offen,misschien,twijfel,twijfelt,twijfelaars,onder voorbehoud,onzeker,weet niet,weet nog niet,mss"
    ),
    (
      .reserve,
      "ersatz,ersatzspieler,ersatzbank,warteliste,nachrücker,auswechselspieler,wartend,wachtlijst,reservelijst,wissel,wissels,wachtend,reservespelers,invallers,invaller"
    ),
    (
      .yes,
      "ja,dabei,bin dabei,zusage,zusagen,zugesagt,komme,kommt,kommen,anwesend,ich bin dabei,ich komme,bin da,ich,spielt,spielen,jep,klar,angemeldet,anmeldungen,ik kom,aanwezig,aanwezigen,doe mee,ben erbij,erbij,ik doe mee,doet mee,doen mee,ik ben erbij,aangemeld,aanmeldingen,is erbij,zijn erbij"
    ),
    (.goalkeeper, "torwart,torhüter,torwarte,tw,keeper,doelman,keepers,doel"),
    (
      .position,
      "verteidiger,stürmer,mittelfeld,mittelfeldspieler,abwehr,sturm,kapitän,verdediger,middenvelder,aanvaller,aanvoerder,spits"
    ),
    (
      .paid,
      "bezahlt,nicht bezahlt,schuldet,bar,überwiesen,betaald,nog betalen,contant,tikkie,gezahlt"
    ),
    (
      .guest,
      "freund,freundin,gast,gäste,kumpel,bruder,vriend,vriendin,gasten,maat,broer,begleitung,introducé"
    ),
    (.late, "später,spät,verspätet,kommt später,laat,later,te laat,iets later"),
    (.injured, "verletzt,krank,verletzung,geblesseerd,ziek,blessure"),
    (
      .players,
      "spieler,kader,teilnehmer,aufstellung,mitspieler,spelers,deelnemers,opstelling,selectie,deelnemerslijst,spielerliste,teilnehmerliste,lijst,liste,spelerslijst"
    ),
    (
      .team,
      "mannschaft,mannschaften,weiß,weiss,schwarz,rot,blau,grün,gelb,leibchen,ohne leibchen,mit leibchen,wit,zwart,rood,blauw,groen,geel,oranje,hesjes,zonder hesjes,met hesjes,ploeg,ploegen"
    ),
    (
      .date,
      "montag,dienstag,mittwoch,donnerstag,freitag,samstag,sonnabend,sonntag,heute,morgen,uhr,uhrzeit,zeit,datum,anpfiff,treffpunkt,treffen,beginn,abend,maandag,dinsdag,woensdag,donderdag,vrijdag,zaterdag,zondag,vandaag,uur,vanavond,aanvang,verzamelen,tijd"
    ),
    (
      .month,
      "januar,februar,märz,mai,juni,juli,oktober,dezember,januari,februari,maart,mei,augustus"
    ),
    (
      .place,
      "platz,bolzplatz,sportplatz,kunstrasen,kunstrasenplatz,halle,soccerhalle,sporthalle,fußballplatz,ort,adresse,wo,veld,sporthal,sportpark,locatie,plaats,adres,waar,kunstgras"
    ),
    (
      .price,
      "kosten,preis,beitrag,pro person,pro kopf,pro nase,jeder,prijs,per persoon,p.p.,bijdrage,euro pp"
    ),
    (
      .notice,
      "hinweis,hinweise,regeln,achtung,wichtig,bitte,mitbringen,bitte mitbringen,infos,let op,regels,belangrijk,graag,meenemen,opmerking,opmerkingen"
    ),
    (
      .game,
      "kicken,fußball,fussball,spiel,hallenfußball,kick,bolzen,voetbal,voetballen,potje,potje voetbal,zaalvoetbal,wedstrijd,umfrage,fußi,doet er mee,doet mee?,wie doet er mee,wie doet mee,wer ist dabei,wer kommt,wer spielt"
    ),
    (.nameColumn, "naam,spielername,speler,vor- und nachname"),

    // Scandinavian and Finnish
    (
      .no,
      "nej,nei,kan inte,kan ikke,kommer inte,kommer ikke,borta,frånvarande,avbud,forfald,fraværende,fravær,meldt avbud,ikke med,inte med,deltar ikke,ei,en pääse,poissa,ei pääse,ei tule,en tule"
    ),
    (.maybe, "kanske,osäker,osäkra,måske,kanskje,usikker,usikre,ehkä,epävarma,epävarmat"),
    (
      .reserve,
      "reserver,väntelista,kö,venteliste,avbytare,innskiftere,udskifter,varalla,varalista,jonossa,vaihto,vaihdot,reservit"
    ),
    (
      .yes,
      "kommer,är med,er med,jeg er med,jag är med,deltar,deltager,deltagere,deltagare,tilmeldt,tilmeldte,påmeldt,påmeldte,anmäld,anmälda,jag kommer,jeg kommer,jepp,joo,kyllä,tulen,mukana,pääsen,mukaan,paikalla,tulossa,ilmoittautuneet"
    ),
    (.goalkeeper, "målvakt,målvakter,målmand,målmænd,mål,maalivahti,maalivahdit,mv"),
    (.paid, "betalt,betald,betalat,ikke betalt,swish,vipps,mobilepay,maksettu"),
    (.guest, "vän,kompis,ven,venn,kammerat,gjest,gæst,gäst,kaveri,vieras"),
    (.injured, "skadad,skadet,syk,sjuk,syg,loukkaantunut,sairas,skada"),
    (.players, "spelare,spillere,laget,holdet,pelaajat,lista,spelarlista,spillerliste"),
    (
      .team,
      "vit,vita,svart,svarta,röd,röda,blå,hvid,hvite,hvide,svarte,rød,røde,västar,veste,vester,joukkue,valkoiset,mustat,punaiset,siniset,liivit"
    ),
    (
      .date,
      "måndag,tisdag,onsdag,torsdag,fredag,lördag,söndag,mandag,tirsdag,lørdag,søndag,idag,i dag,i morgon,i morgen,kl,kl.,klockan,klokken,samling,avspark,tid,ikväll,i kveld,i aften,maanantai,tiistai,keskiviikko,torstai,perjantai,lauantai,sunnuntai,tänään,huomenna,klo"
    ),
    (
      .place,
      "plan,planen,hallen,idrottsplats,bane,banen,kunstgressbane,kunstgræs,sted,plats,kenttä,paikka,halli"
    ),
    (.price, "pris,avgift,kr,kronor,kroner,per skalle,hinta,maksu,pr. person,pr person"),
    (.game, "fotboll,fodbold,fotball,innebandy,kampen,spontanfotboll,jalkapallo,futis,peli,höntsä"),
    (.nameColumn, "namn,navn,spelare,spiller,nimi,pelaaja"),

    // Polish, Czech, Romanian, Hungarian
    (
      .no,
      "nie,nie będę,nie moge,nie mogę,nieobecny,nieobecni,nie gram,nie gra,odpada,wypada,rezygnuje,ne,nejdu,nemůžu,nepřijdu,omluven,omluveni,nejde,nu,nu vin,nu pot,absent,absenti,nem,nem jövök,nem tudok,nem jön,hiányzik"
    ),
    (
      .maybe,
      "może,moze,nie wiem,niepewny,niepewni,być może,chyba,do potwierdzenia,možná,nevím,asi,poate,nesigur,talán,nem biztos,lehet"
    ),
    (
      .reserve,
      "rezerwa,rezerwy,rezerwowy,rezerwowi,lista rezerwowa,oczekujący,náhradník,náhradníci,čekací listina,rezerva,rezerve,rezervă,lista de asteptare,tartalék,tartalékok,csere,várólista"
    ),
    (
      .yes,
      "będę,jestem,obecny,obecni,gram,potwierdzam,wchodzę,idę,gra,grają,zapisani,ano,jdu,přijdu,budu,da,prezent,prezenti,particip,igen,jövök,jönnek,ott leszek,benne"
    ),
    (.goalkeeper, "bramkarz,bramkarze,br,brankář,brankáři,portar,portari,kapus,kapusok"),
    (.paid, "zapłacone,zapłacił,opłacone,blik,zaplaceno,plătit,platit,fizetett,fizetve"),
    (.guest, "kolega,znajomy,gość,kamarád,host,prieten,invitat,barát,vendég"),
    (.injured, "kontuzja,kontuzjowany,chory,zraněný,nemocný,accidentat,bolnav,sérült,beteg"),
    (
      .players,
      "zawodnicy,skład,składy,gracze,hráči,sestava,jucatori,jucători,lotul,játékosok,névsor,lista graczy"
    ),
    (
      .team,
      "drużyna,drużyny,biali,czarni,czerwoni,niebiescy,znaczniki,bez znaczników,tým,bílí,černí,echipa,echipe,albi,negri,csapat,fehér,fekete,piros,kék"
    ),
    (
      .date,
      "poniedziałek,wtorek,środa,czwartek,piątek,sobota,niedziela,dziś,dzisiaj,jutro,godz,godz.,godzina,pondělí,úterý,středa,čtvrtek,pátek,neděle,dnes,zítra,hod,luni,marți,miercuri,vineri,sâmbătă,duminică,azi,astăzi,mâine,ora,hétfő,kedd,szerda,csütörtök,péntek,szombat,vasárnap,holnap,óra,w środę,we wtorek,w piątek,w czwartek"
    ),
    (
      .place,
      "boisko,orlik,hala,miejsce,hřiště,místo,teren,terenul,sala,pálya,helyszín,stadion,adres"
    ),
    (
      .price,
      "cena,koszt,składka,zł,od osoby,kč,na osobu,preț,taxa,lei,de persoana,ár,ft,díj,fejenként"
    ),
    (.game, "piłka,pilka,mecz,gierka,orlik,fotbal,zápas,meci,minifotbal,foci,meccs,mérkőzés"),
    (.nameColumn, "imię,imie,imię i nazwisko,zawodnik,gracz,jméno,hráč,nume,jucator,név,játékos"),

    // Turkish, Russian, Ukrainian, Greek
    (
      .no,
      "hayır,yok,yokum,gelmiyorum,gelemiyorum,gelmeyenler,gelmiyor,gelemem,gelmeyecek,katılmıyorum,katılmayanlar,нет,не,не буду,не смогу,не приду,не идет,не идёт,не будет,минус,пас,отсутств*,не могу,отказ,ні,не прийду,не зможу,мінус,όχι,δεν έρχομαι,δεν μπορώ,απών,απόντες,όχι ρε"
    ),
    (
      .maybe,
      "belki,belli değil,kararsız,kararsızlar,bakarız,может быть,возможно,может,под вопросом,не знаю,мб,50 на 50,думаю,можливо,може,під питанням,ίσως,μάλλον"
    ),
    (
      .reserve,
      "yedek,yedekler,yedek listesi,bekleme listesi,bekleyen,bekleyenler,резерв,запас,запасной,запасные,лист ожидания,очередь,ожидание,лавка,черга,αναπληρωματικός,αναπληρωματικοί,αναμονή,λίστα αναμονής"
    ),
    (
      .yes,
      "evet,geliyorum,varım,var,gelenler,gelen,katılıyorum,tamam,katılanlar,geliyor,ben varım,oynayanlar,да,буду,иду,приду,я в деле,участвую,идут,придут,я,плюс,играю,играют,записался,будут,так,прийду,йду,буде,граю,ναι,έρχομαι,μέσα,παίζω,παρών,παρόντες,έρχονται,εδώ"
    ),
    (
      .goalkeeper,
      "kaleci,kaleciler,kale,вратарь,вратари,вратарём,ворота,вр,воротар,воротарі,голкипер,τερματοφύλακας,τέρμα"
    ),
    (
      .position,
      "defans,forvet,orta saha,kaptan,защитник,нападающий,полузащитник,капитан,кап,αμυντικός,επιθετικός,αρχηγός"
    ),
    (
      .paid,
      "ödedi,ödenmedi,оплатил,оплачено,оплата,сдал,не сдал,нал,перевод,перевел,перевёл,заплатив,πλήρωσε,πληρωμένο"
    ),
    (.guest, "arkadaş,misafir,arkadaşım,друг,гость,с другом,гості,гість,φίλος,καλεσμένος"),
    (.late, "geç,geç gelecek,опоздаю,опоздает,позже,запізнюсь,αργά,θα αργήσω"),
    (.injured, "sakat,sakatlık,hasta,травма,травмирован,болеет,болен,хворий,τραυματίας,άρρωστος"),
    (
      .players,
      "oyuncular,kadro,liste,katılımcılar,игроки,состав,список,участники,список игроков,гравці,склад,учасники,παίκτες,λίστα,συμμετοχές,записались"
    ),
    (
      .team,
      "takım,takımlar,beyaz,beyazlar,siyah,siyahlar,kırmızı,mavi,yelekli,yeleksiz,команда,команды,белые,черные,красные,синие,зелёные,желтые,манишки,без манишек,білі,чорні,ομάδα,ομάδες,λευκοί,μαύροι,κόκκινοι,μπλε"
    ),
    (
      .date,
      "pazartesi,salı,çarşamba,perşembe,cuma,cumartesi,pazar,bugün,yarın,saat,saati,tarih,понедельник,вторник,среда,среду,четверг,пятница,пятницу,суббота,субботу,воскресенье,сегодня,завтра,время,дата,начало,сбор,пн,вт,ср,чт,пт,сб,вс,понеділок,вівторок,середа,п'ятниця,субота,неділя,сьогодні,час,δευτέρα,τρίτη,τετάρτη,πέμπτη,παρασκευή,σάββατο,κυριακή,σήμερα,αύριο,ώρα,στις"
    ),
    (
      .month,
      "ocak,şubat,mart,nisan,mayıs,haziran,temmuz,ağustos,eylül,ekim,kasım,aralık,января,февраля,марта,апреля,мая,июня,июля,августа,сентября,октября,ноября,декабря,ноября"
    ),
    (
      .place,
      "saha,halı saha,halısaha,tesis,tesisleri,yer,adres,konum,поле,манеж,стадион,место,адрес,площадка,где,спортзал,зал,місце,стадіон,γήπεδο,τοποθεσία"
    ),
    (
      .price,
      "ücret,kişi başı,fiyat,tl,lira,цена,стоимость,взнос,руб,с человека,рублей,грн,ціна,τιμή,κόστος,ευρώ,το άτομο"
    ),
    (
      .notice,
      "kurallar,kural,not,dikkat,önemli,duyuru,lütfen,правила,важно,внимание,объявление,просьба,увага,κανόνες,προσοχή,παρακαλώ"
    ),
    (
      .game,
      "maç,maçı,futbol,halı saha maçı,футбол,футзал,матч,игра,мини-футбол,опрос,анонимный опрос,тренировка,гра,ποδόσφαιρο,μπάλα,αγώνας,ματς,5x5"
    ),
    (
      .nameColumn,
      "isim,ad,ad soyad,adı,oyuncu,имя,фио,игрок,ім'я,гравець,прізвище,όνομα,ονοματεπώνυμο,παίκτης"
    ),

    // Arabic, Persian, Hebrew, Hindi
    (
      .no,
      "لا,غائب,غائبون,الغائبون,الغياب,معتذر,معتذرون,المعتذرون,اعتذار,لن أحضر,مش جاي,مو جاي,نیستم,نمیام,نمی‌آیم,غایب,غایبین,غایبان,نه,نمیرسم,לא,לא מגיע,לא מגיעים,לא בא,לא באים,נעדר,נעדרים,לא יכול,לא יכולים,מבטל,नहीं,नही,नहीं आ रहा,अनुपस्थित,ना"
    ),
    (.maybe, "ربما,يمكن,محتمل,غير متأكد,لم يتأكد,شاید,نامشخص,אולי,לא בטוח,ספק,בספק,शायद,पक्का नहीं"),
    (
      .reserve,
      "احتياط,الاحتياط,احتياطي,قائمة الانتظار,الانتظار,انتظار,بدلاء,البدلاء,ذخیره,ذخیره‌ها,رزرو,لیست انتظار,ספסל,רשימת המתנה,המתנה,ממתינים,רזרבה,מחליפים,מחליף,रिजर्व,अतिरिक्त,प्रतीक्षा सूची"
    ),
    (
      .yes,
      "نعم,حاضر,حاضرون,الحاضرون,الحضور,موجود,انا معكم,معكم,مشارك,المشاركون,المشاركين,أنا,جاي,اكيد,تمام,هستم,میام,میایم,حاضرین,بله,آره,من,پایه‌ام,כן,מגיע,מגיעים,מגיעה,בא,באים,אני בפנים,בפנים,אני,אני מגיע,משחק,משחקים,हाँ,हां,हा,आऊंगा,आ रहा,मैं,उपस्थित,आएंगे"
    ),
    (
      .goalkeeper,
      "حارس,حارس مرمى,الحراس,حراس,دروازه‌بان,دروازه بان,دروازهبان,گلر,שוער,שוערים,गोलकीपर,गोली"
    ),
    (.position, "مدافع,مهاجم,وسط,كابتن,کاپیتان,هافبک,מגן,חלוץ,קשר,קפטן,कप्तान"),
    (.paid, "مدفوع,دفع,لم يدفع,پرداخت,پرداخت شد,שילם,לא שילם,ביט,שולם,भुगतान"),
    (.guest, "صديق,ضيف,ضيوف,دوست,مهمان,حביר,חבר,אורח,दोस्त,मेहमान"),
    (.late, "متأخر,دیر,באיחור,איחור,מאחר,देर"),
    (.injured, "مصاب,مريض,مصدوم,פצוע,חולה,घायल"),
    (
      .players,
      "اللاعبون,اللاعبين,لاعبين,القائمة,قائمة,الأسماء,اسماء,بازیکنان,بازیکن,لیست,اسامی,שחקנים,רשימה,סגל,הרכב,रשימת שחקנים,खिलाड़ी,सूची,टीम"
    ),
    (
      .team,
      "فريق,الفريق,الأبيض,الأسود,الأحمر,الأزرق,تیم,سفید,مشکی,قرمز,آبی,קבוצה,קבוצות,לבנים,שחורים,אדומים,כחולים,לבן,שחור,सफेद,काला"
    ),
    (
      .date,
      "الأحد,الاثنين,الإثنين,الثلاثاء,الأربعاء,الخميس,الجمعة,السبت,اليوم,غدا,الساعة,يوم,الوقت,التاريخ,مساء,شنبه,یکشنبه,دوشنبه,سه‌شنبه,چهارشنبه,پنجشنبه,پنج‌شنبه,جمعه,امروز,فردا,ساعت,تاریخ,زمان,ראשון,שני,שלישי,רביעי,חמישי,שישי,שבת,יום,היום,מחר,שעה,בשעה,תאריך,מתי,सोमवार,मंगलवार,बुधवार,गुरुवार,शुक्रवार,शनिवार,रविवार,आज,कल,बजे,समय"
    ),
    (.place, "ملعب,المكان,الملعب,مكان,زمین,ورزشگاه,سالن,مکان,מגרש,מיקום,איפה,אולם,अड्डा,मैदान,स्थान,जगह"),
    (.price, "السعر,القيمة,الرسوم,ريال,درهم,جنيه,دينار,هزینه,تومان,מחיר,עלות,לאדם,שח,ש״ח,रुपये,शुल्क"),
    (.notice, "ملاحظة,ملاحظات,تنبيه,قوانين,توجه,قوانین,یادآوری,הודעה,חשוב,כללים,נא,סूचना,सूचना,नियम"),
    (.game, "كرة,كرة قدم,كورة,مباراة,تمرين,فوتبال,فوتسال,بازی,כדורגל,משחק,קט רגל,סקר,फुटबॉल,मैच,खेल"),
    (.nameColumn, "الاسم,اسم,اللاعب,نام,نام بازیکن,نام و نام خانوادگی,שם,שם מלא,שחקן,नाम"),

    // Korean
    (
      .no,
      "불참*,못 *,못가*,못감*,못갑*,못 가*,못해*,못할*,안가*,안 가*,안감,안됨,안됩*,안 됩*,불가,불가능*,어려울*,어렵*,힘들*,쉽니다,쉴게*,패스,빠질*,빠집*,취소*,결석*,x,엑스,노,패스*,아니요,미참*,죄송*"
    ),
    (.maybe, "미정,글쎄*,보류*,아마,아마도,고민중,확인중,세모,△,모르겠*,봐야*,미정입니다,미정요,가능하면,되면,미확정,확인 중,고민 중"),
    (.reserve, "대기,대기자,대기자명단,대기명단,대기 명단,대기조,대기중,대기인원,후보,후보자,후보명단,예비,예비명단,예비인원,교체,교체선수"),
    (
      .yes,
      "참석*,참가*,참여*,출석*,갑니다*,가요,갈게*,갈께*,간다,감,갈게요,저도,저도요,저요,나도,나도요,저,나,콜,콜콜,ㅇㅇ,ㅇㅋ,ㄱㄱ,네,넵,넹,예,응,가능,가능합*,가능해*,가능이*,됩니다,되요,돼요,o,오,확정,확정*,신청*,접수*,할게*,할께*,합니다,합류*"
    ),
    (.goalkeeper, "골키퍼,골키퍼*,키퍼,키퍼*,골리,골레이로,키퍼가능"),
    (.position, "수비,공격,미드,미드필더,윙,윙어,공격수,수비수,주장,부주장,총무,회장,감독,픽소,피보,아라,필드"),
    (.paid, "입금,입금완료,송금,송금완료,완납,납부,납부완료,미납,미입금,현금,회비완납"),
    (.guest, "지인,친구,게스트,용병,동생,형,회사동료,후배,선배,일행,동반"),
    (.late, "지각*,늦*,조퇴*,일찍"),
    (.injured, "부상*,아픔,아파*,환자"),
    (
      .players,
      "명단,참석자,참석자명단,참석 명단,참석명단,참석인원,참석 인원,참가자,참가자명단,인원,총인원,총원,선수,선수단,선수명단,출석부,라인업,회원,회원명단,신청자,참여자,명단입니다,출전명단,모집"
    ),
    (
      .team,
      "팀,팀명,a팀,b팀,c팀,d팀,1팀,2팀,3팀,4팀,흰팀,흰색,흰색팀,하양,검정,검정팀,검은팀,빨강,빨강팀,파랑,파랑팀,노랑,노랑팀,초록,조끼,조끼팀,노조끼,조끼x,주황,형광,블랙,화이트,레드,블루,홈,원정"
    ),
    (
      .date,
      "월요일,화요일,수요일,목요일,금요일,토요일,일요일,오늘,내일,모레,오전,오후,시간,일시,날짜,일정,집합,집합시간,킥오프,이번주,다음주,(월),(화),(수),(목),(금),(토),(일),언제,시작,저녁,밤,새벽,아침,부터,까지,주말,평일"
    ),
    (.place, "장소,구장,구장명,풋살장,축구장,경기장,운동장,위치,체육관,주소,어디,실내구장,야외구장,주차,인조잔디"),
    (.price, "회비,참가비,비용,금액,가격,계좌,계좌번호,입금계좌,원,만원,천원,인당,1인당,구장비,총액"),
    (.notice, "사진,동영상,이모티콘,삭제된*,공지,공지사항,안내,규칙,준비물,주의,주의사항,참고,알림,필독,부탁드립니다,유의사항,메모,비고"),
    (.game, "풋살,풋살*,축구,경기,매치,조기축구,연습경기,정모,모임,벙개,번개,친선,친선경기,투표,정기모임,5대5,6대6,5:5,6:6,리그,게임,자체전,훈련"),
    (.nameColumn, "이름,성명,선수명,성함,닉네임,참석자명"),
    (.answerColumn, "참불,참/불참,가능여부,o/x"),

    // Japanese, Chinese, Vietnamese, Indonesian, Thai
    (
      .no,
      "不参加*,欠席*,行けません,行けない,無理,不可,だめ,ダメ,不来,不來,请假,請假,缺席,不能来,不去,去不了,来不了,không,khong,bận,vắng,không đi,không tham gia,tidak,absen,tidak bisa,gak,nggak,ga bisa,gak bisa,tak dapat,tidak ikut,tidak hadir,ไม่*,ขาด,ลา,×,✕"
    ),
    (
      .maybe,
      "未定*,たぶん,多分,検討*,検討中,微妙,待定,可能,不确定,不確定,未确定,có thể,chưa chắc,mungkin,belum pasti,tentatif,อาจจะ,อาจ,ไม่แน่,ไม่แน่ใจ,待确认"
    ),
    (
      .reserve,
      "補欠*,キャンセル待ち,控え,サブ,リザーブ,替补*,替補*,候补*,候補*,备选,備取,等待,dự bị,chờ,cadangan,waiting,daftar tunggu,สำรอง,ตัวสำรอง"
    ),
    (
      .yes,
      "参加*,出席*,行きます,行く,はい,可,いけます,参加します,来,來,去,报名*,報名*,能来,我,我来,到,签到,参赛,có,tham gia,đi,mình,ikut,hadir,bisa,ya,yuk,saya,gue ikut,datang,มา,ไป,เข้าร่วม,ไปครับ,มาครับ,ได้,○,◯,〇,◎"
    ),
    (.goalkeeper, "ゴールキーパー,キーパー,门将,門將,守门员,守門員,thủ môn,kiper,penjaga gawang,ผู้รักษาประตู,โกล,ประตู"),
    (
      .paid,
      "支払済,支払い済み,済,払った,已付,已交,已缴,已繳,未付,đã đóng,đã trả,lunas,bayar,sudah bayar,belum bayar,จ่ายแล้ว,โอนแล้ว"
    ),
    (.guest, "友達,友人,ゲスト,助っ人,朋友,嘉宾,外援,bạn,khách,teman,tamu,เพื่อน,แขก"),
    (.late, "遅刻*,遅れ*,迟到,遲到,晚到,trễ,muộn,telat,terlambat,สาย"),
    (.injured, "けが,怪我,ケガ,負傷,受伤,受傷,chấn thương,cedera,sakit,บาดเจ็บ,เจ็บ"),
    (
      .players,
      "メンバー,メンバー表,参加者,参加メンバー,出席者,選手,名簿,名单,名單,队员,隊員,球员,球員,参加人员,人员,报名名单,danh sách,cầu thủ,đội hình,pemain,daftar,daftar pemain,peserta,ผู้เล่น,รายชื่อ,รายชื่อผู้เล่น"
    ),
    (
      .team,
      "チーム,白,黒,赤,青,白チーム,黒チーム,赤チーム,青チーム,ビブス,ビブスなし,队,隊,红队,蓝队,白队,黑队,黄队,红,蓝,đội,áo trắng,áo đen,putih,hitam,merah,biru,rompi,ทีม,ขาว,ดำ,แดง"
    ),
    (
      .date,
      "月曜日,火曜日,水曜日,木曜日,金曜日,土曜日,日曜日,月曜,火曜,水曜,木曜,金曜,土曜,日曜,今日,明日,本日,時間,日時,日程,集合,開始,今天,明天,今晚,周一,周二,周三,周四,周五,周六,周日,星期一,星期二,星期三,星期四,星期五,星期六,星期天,星期日,时间,時間,日期,thứ hai,thứ ba,thứ tư,thứ năm,thứ sáu,thứ bảy,chủ nhật,hôm nay,ngày mai,giờ,senin,selasa,rabu,kamis,jumat,sabtu,minggu,hari ini,besok,jam,pukul,malam,วันจันทร์,วันอังคาร,วันพุธ,วันพฤหัส,วันศุกร์,วันเสาร์,วันอาทิตย์,วันนี้,พรุ่งนี้,เวลา"
    ),
    (
      .place,
      "場所,会場,球場,グラウンド,コート,体育館,场地,場地,地点,地點,球场,在哪,sân,địa điểm,lapangan,lokasi,tempat,สนาม,สถานที่"
    ),
    (
      .price,
      "参加費,会費,料金,費用,一人,费用,費用,每人,人均,giá,phí,mỗi người,biaya,iuran,per orang,rb,ribu,ค่าสนาม,คนละ,บาท"
    ),
    (
      .notice,
      "お知らせ,注意,連絡,持ち物,備考,公告,注意事项,备注,通知,lưu ý,thông báo,ghi chú,catatan,pengumuman,aturan,ประกาศ,หมายเหตุ"
    ),
    (
      .game,
      "サッカー,フットサル,試合,練習,練習試合,足球,踢球,球赛,比赛,约球,接龙,接龍,đá bóng,bóng đá,trận,bola,main bola,sepak bola,futsal,fun football,mabar,ฟุตบอล,เตะบอล,บอล,ฟุตซอล"
    ),
    (.nameColumn, "氏名,名前,お名前,姓名,名字,球员,tên,họ tên,họ và tên,nama,nama pemain,ชื่อ,ชื่อเล่น"),
  ]
}
